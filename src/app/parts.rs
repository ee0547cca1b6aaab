//! What comes when it is needed: the cards of each set, and code that few visits want. Each part is a file of its own,
//! cut out of the page's module when that is built; the service worker fetches all of them in the background.

use super::route::Route;
use crate::cards::{self, SETS, catalog};
use crate::engine::faction::SetDef;
use crate::engine::ids::FactionId;
use crate::engine::setup::Setup;
use crate::words::page::t;
use js_sys::Promise;
use leptos::prelude::*;
use std::pin::Pin;
use std::sync::OnceLock;
use wasm_bindgen::prelude::wasm_bindgen;
// Not that of leptos, which has not been started in the worker.
use wasm_bindgen_futures::{JsFuture, spawn_local};
use wasm_split_helpers::{SplitLoaderError, wasm_split};

/// A part of the page has not come: no network, or a newer version of the page has taken its place.
#[derive(Clone, Copy, Debug)]
pub struct NotHere;

impl From<SplitLoaderError> for NotHere {
    fn from(_: SplitLoaderError) -> NotHere {
        NotHere
    }
}

/// Something on its way.
pub type Coming<T> = Pin<Box<dyn Future<Output = Result<T, NotHere>>>>;

// ---- the sets ---------------------------------------------------------------------------------------

type Fetched = Result<&'static SetDef, NotHere>;

/// A part for the cards of each set, in the order of the catalog.
macro_rules! sets {
    ($($part:ident $fetch:ident $set:path;)*) => {
        $(
            #[wasm_split($part, fallible)]
            fn $fetch() -> Fetched {
                Ok(&$set)
            }
        )*

        const FETCH: [fn() -> Coming<&'static SetDef>; SETS.len()] =
            [$(|| Box::pin($fetch())),*];
    };
}

sets! {
    core core_set cards::core::SET;
    awesome awesome_set cards::awesome_level_9000::SET;
    cthulhu cthulhu_set cards::cthulhu::SET;
    films films_set cards::science_fiction_double_feature::SET;
    monsters monsters_set cards::monster_smash::SET;
    geeks geeks_set cards::bigger_geekier_box::SET;
    fault fault_set cards::its_your_fault::SET;
    thinking thinking_set cards::what_were_we_thinking::SET;
    japan japan_set cards::big_in_japan::SET;
    seventies seventies_set cards::that_70s_expansion::SET;
    oops oops_set cards::oops_you_did_it_again::SET;
    cease cease_set cards::cease_and_desist::SET;
    pretty pretty_set cards::pretty_pretty_smash_up::SET;
    tenth tenth_set cards::tenth_anniversary::SET;
    munchkin munchkin_set cards::munchkin::SET;
    international international_set cards::international_incident::SET;
    disney disney_set cards::disney::SET;
    marvel marvel_set cards::marvel::SET;
    culture culture_set cards::culture_shock::SET;
    clowns clowns_set cards::clowns::SET;
    goblins goblins_set cards::goblins::SET;
    knights knights_set cards::knights_of_the_round_table::SET;
    penguins penguins_set cards::penguins::SET;
    slashers slashers_set cards::slashers::SET;
    teens teens_set cards::teens::SET;
    half half_set cards::half_the_battle::SET;
    excellent excellent_set cards::excellent_movies::SET;
}

// ---- code -------------------------------------------------------------------------------------------

/// Code that comes when it is needed: a table of functions, to which nothing else leads.
pub struct Code<T: 'static> {
    here: OnceLock<&'static T>,
    fetch: fn() -> Coming<&'static T>,
}

#[wasm_bindgen(module = "/src/app/later.js")]
extern "C" {
    /// Lets the style sheet of such code come.
    fn dressed() -> Promise;
}

/// What shows something, with the style sheet that all such code has in common: both are fetched at once.
pub async fn with_its_style<T: 'static>(
    code: impl Future<Output = Result<&'static T, NotHere>>,
) -> Result<&'static T, NotHere> {
    let style = JsFuture::from(dressed());
    let code = code.await?;
    style.await.map_err(|_| NotHere)?;
    Ok(code)
}

impl<T: 'static> Code<T> {
    /// Code that is fetched so.
    #[must_use]
    pub const fn new(fetch: fn() -> Coming<&'static T>) -> Code<T> {
        Code { here: OnceLock::new(), fetch }
    }

    /// The code, if it is here.
    #[must_use]
    pub fn get(&self) -> Option<&'static T> {
        self.here.get().copied()
    }

    /// The code, as soon as it is here.
    ///
    /// # Errors
    /// It has not come. It can be asked for again.
    pub async fn fetched(&self) -> Result<&'static T, NotHere> {
        if let Some(code) = self.get() {
            return Ok(code);
        }
        let code = (self.fetch)().await?;
        // Twice is once: it is the same table.
        Ok(self.here.get_or_init(|| code))
    }
}

/// Code of any kind.
pub trait Fetch: Sync {
    /// Whether it is here.
    fn is_here(&self) -> bool;

    /// Fetches it, if it is not here.
    fn fetch(&'static self) -> Coming<()>;
}

impl<T: Sync + 'static> Fetch for Code<T> {
    fn is_here(&self) -> bool {
        self.get().is_some()
    }

    fn fetch(&'static self) -> Coming<()> {
        Box::pin(async { self.fetched().await.map(drop) })
    }
}

// ---- fetching ---------------------------------------------------------------------------------------

/// What can be needed.
#[derive(Clone, Copy)]
pub enum Part {
    /// The cards of the set at this place in the catalog.
    Set(usize),
    /// Code.
    Code(&'static dyn Fetch),
}

impl Part {
    fn is_here(self) -> bool {
        match self {
            Part::Set(at) => catalog().sets[at].here,
            Part::Code(code) => code.is_here(),
        }
    }

    async fn fetch(self) -> Result<(), NotHere> {
        match self {
            Part::Set(at) if !self.is_here() => cards::arrive(at, FETCH[at]().await?),
            Part::Code(code) if !self.is_here() => code.fetch().await?,
            Part::Set(_) | Part::Code(_) => (),
        }
        Ok(())
    }
}

/// The set that the lesson and the samples of the rules are taken from.
pub const FIRST: Part = Part::Set(0);

/// All sets.
#[must_use]
pub fn all_sets() -> Vec<Part> {
    (0..SETS.len()).map(Part::Set).collect()
}

/// The sets that a game with these factions is played with; what is no faction needs none.
#[must_use]
pub fn of_factions<'a>(names: impl IntoIterator<Item = &'a str>) -> Vec<Part> {
    let known =
        names.into_iter().filter_map(|name| catalog().printing_named(name)).map(|p| p.faction);
    let factions: Vec<FactionId> = known.collect();
    catalog().sets_of(&factions).into_iter().map(Part::Set).collect()
}

/// The sets that a game of this setup is played with.
#[must_use]
pub fn of_setup(setup: &Setup) -> Vec<Part> {
    of_factions(setup.players.iter().flat_map(|chair| &chair.factions).map(String::as_str))
}

/// Whether all of it is here.
#[must_use]
pub fn all_here(parts: &[Part]) -> bool {
    parts.iter().all(|part| part.is_here())
}

/// Fetches what of it is not here.
///
/// # Errors
/// Something has not come. It can be asked for again.
pub async fn fetch(parts: &[Part]) -> Result<(), NotHere> {
    // All at once; whoever waits for the first waits for all.
    for &part in parts {
        spawn_local(async move {
            let _said_below = part.fetch().await;
        });
    }
    for part in parts {
        part.fetch().await?;
    }
    Ok(())
}

/// Does it when these parts are here: now, if they are, else when they have come, or with the news that they have not.
pub fn with(parts: Vec<Part>, then: impl FnOnce(Result<(), NotHere>) + 'static) {
    if all_here(&parts) {
        return then(Ok(()));
    }
    spawn_local(async move { then(fetch(&parts).await) });
}

/// How far it is with what has been asked for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    Coming,
    Here,
    Gone,
}

/// A view that needs these parts: at once if they are here, else when they have come. Where they cannot be fetched it
/// says so, with a button to try again.
pub fn gated(parts: Vec<Part>, view: impl Fn() -> AnyView + Send + 'static) -> AnyView {
    if all_here(&parts) {
        return view();
    }
    let way = RwSignal::new(Way::Coming);
    let ask = move || {
        way.set(Way::Coming);
        with(parts.clone(), move |came| {
            // Whoever wanted it may have left.
            let _left = way.try_set(if came.is_ok() { Way::Here } else { Way::Gone });
        });
    };
    ask();
    let ask = Callback::new(move |()| ask());
    let shown = move || match way.get() {
        Way::Here => view(),
        Way::Coming => view! { <p class="coming" role="status">{t().common.coming}</p> }.into_any(),
        Way::Gone => gone(ask),
    };
    shown.into_any()
}

/// What is shown in the place of what could not be fetched.
fn gone(ask: Callback<()>) -> AnyView {
    let again = move |_| ask.run(());
    view! {
        <div class="coming notice panel" role="alert">
            <p>{t().fail.not_here}</p>
            <div class="row">
                <button type="button" class="button primary" data-action="try-again" on:click=again>
                    {t().fail.try_again}
                </button>
                <a class="button" href=Route::Home.href()>{t().common.back_to_start}</a>
            </div>
        </div>
    }
    .into_any()
}

/// The same for a view that is made with code that may have to come.
pub fn gated_by<T: Sync>(
    code: &'static Code<T>,
    others: Vec<Part>,
    view: impl Fn(&'static T) -> AnyView + Send + 'static,
) -> AnyView {
    let mut parts = others;
    parts.push(Part::Code(code));
    gated(parts, move || code.get().map(&view).into_any())
}
