//! The only door to the game: what a seat is asked, and worlds it could be in.

use engine::ids::Seat;
use engine::question::{Ask, Pick};
use engine::session::Session;
use engine::state::State;
use engine::tape::Decider;

/// The open question of a game, and as many worlds as wanted in which the seat that is asked could be, for all
/// that it knows. The game itself does not come out of here: everything hidden from the seat is laid out anew
/// from the seed alone before anything can be looked at.
pub struct Worlds<'a> {
    session: &'a Session,
    ask: &'a Ask,
}

impl<'a> Worlds<'a> {
    /// Of the open question; none if the game is over.
    #[must_use]
    pub fn of(session: &'a Session) -> Option<Worlds<'a>> {
        Some(Worlds { session, ask: session.ask()? })
    }

    /// The open question.
    #[must_use]
    pub fn ask(&self) -> &Ask {
        self.ask
    }

    /// Who is asked.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.ask.who
    }

    /// The position at the question, in the world of this seed.
    #[must_use]
    pub fn position(&self, seed: u64) -> State {
        struct Look(Option<State>);
        impl Decider for Look {
            fn decide(&mut self, state: &State, ask: &Ask) -> Vec<Pick> {
                self.0.get_or_insert_with(|| state.clone());
                ask.least()
            }
        }
        let mut look = Look(None);
        let after = self.session.imagine(self.seat(), seed, &mut look, |_| false);
        look.0.unwrap_or(after)
    }

    /// The world of this seed after an answer to the open question. None if something becomes known by it: those may be
    /// other cards than lie there in truth.
    #[must_use]
    pub fn after(&self, seed: u64, picks: &[Pick]) -> Option<World> {
        let mut world = self.session.sample(self.seat(), seed);
        let given = world.answer(picks).is_ok();
        let is_sure = given && !world.answers().last().is_some_and(|record| record.barrier);
        is_sure.then_some(World(world))
    }

    /// The position a decider comes to in the world of this seed; it answers from the open question on, from step
    /// to step, while `goes_on`.
    pub fn imagine(
        &self,
        seed: u64,
        decider: &mut dyn Decider,
        goes_on: impl FnMut(&State) -> bool,
    ) -> State {
        self.session.imagine(self.seat(), seed, decider, goes_on)
    }
}

/// A game that a seat could be in, in which it has answered.
pub struct World(Session);

impl World {
    /// What is asked in it; none if it is over.
    #[must_use]
    pub fn worlds(&self) -> Option<Worlds<'_>> {
        Worlds::of(&self.0)
    }
}
