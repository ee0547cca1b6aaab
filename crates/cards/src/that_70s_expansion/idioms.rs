//! Turns of phrase of this set: actions on bases, and where they go.

pub use crate::idioms::*;

/// "An action on a base": not one that is on a minion there.
pub const ON_BASES: Select =
    actions().that(|eye, action| matches!(eye.state.card(action).zone, Zone::Site(_)));

/// "Transfer an action to ...", of an action and the base at a site: whether it really was.
pub fn transfer_to(cx: &mut Cx, action: Ref, to: SiteId) -> Step<bool> {
    match cx.state().site(to).map(|site| cx.state().at(site.base)) {
        Some(base) => cx.transfer_action(action, base),
        None => Ok(false),
    }
}
