//! What this device remembers about how somebody likes to play: a short list, each with a few values.

use super::start::sets::Sets;
use super::store;
use crate::engine::edition::Edition;
use crate::words::page::{self, t};
use leptos::prelude::*;

/// Something that can be set, once for all games on this device.
#[derive(Clone, Copy, Debug)]
pub struct Setting {
    /// What it is stored as.
    pub name: &'static str,
    /// Its values; the first holds until another is chosen.
    pub values: &'static [&'static str],
    /// What it and its values are called.
    words: fn(&page::Page) -> &page::Setting,
}

/// Whether windows are passed for who can do nothing in them.
pub const AUTO_PASS: Setting =
    Setting { name: "auto-pass", values: &["on", "off"], words: |page| &page.settings.auto_pass };

/// Light or dark.
pub const THEME: Setting = Setting {
    name: "theme",
    values: &["auto", "light", "dark"],
    words: |page| &page.settings.theme,
};

/// How long what others do stays on the screen.
pub const PACE: Setting =
    Setting { name: "pace", values: &["text", "twice", "tap"], words: |page| &page.settings.pace };

/// Whether anything is heard.
pub const SOUND: Setting =
    Setting { name: "sound", values: &["on", "off"], words: |page| &page.settings.sound };

/// Whether a device in the hand shakes.
pub const SHAKE: Setting =
    Setting { name: "shake", values: &["on", "off"], words: |page| &page.settings.shake };

/// Whether the log lies beside the table, on a screen wide enough.
pub const LOG: Setting = Setting {
    name: "log",
    values: &["room", "beside", "folded"],
    words: |page| &page.settings.log,
};

/// Whether letters, digits and signs are keys of the page.
pub const KEYS: Setting =
    Setting { name: "keys", values: &["on", "off"], words: |page| &page.settings.keys };

/// Everything that can be set, in the order it is shown.
pub const ALL: [Setting; 7] = [AUTO_PASS, PACE, LOG, SOUND, SHAKE, THEME, KEYS];

impl Setting {
    /// What it is set to.
    #[must_use]
    pub fn get(&self) -> &'static str {
        let stored = store::setting(self.name);
        let known = self.values.iter().find(|v| Some(**v) == stored.as_deref());
        known.unwrap_or(&self.values[0])
    }

    /// Whether it is on, of one that is on or off.
    #[must_use]
    pub fn is_on(&self) -> bool {
        self.get() == "on"
    }

    /// The same, for a view that follows it.
    #[must_use]
    pub fn follows_on(&self) -> bool {
        self.follows() == "on"
    }

    /// What it is set to, for a view that follows it.
    #[must_use]
    pub fn follows(&self) -> &'static str {
        CHANGED.with(ArcTrigger::track);
        self.get()
    }

    /// Sets it, for now and for the next time if the browser lets the page store anything.
    pub fn set(&self, value: &str) {
        store::set_setting(self.name, value);
        apply();
        CHANGED.with(ArcTrigger::notify);
    }
}

thread_local! {
    /// Is told whenever anything is set.
    static CHANGED: ArcTrigger = ArcTrigger::new();
}

/// What the sets that take part are stored as.
const SETS: &str = "sets-left-out";

/// The sets that take part, if that was ever chosen on this device.
#[must_use]
pub fn sets() -> Option<Sets> {
    store::setting(SETS).map(|kept| Sets::read(&kept))
}

/// Keeps which sets take part.
pub fn set_sets(sets: &Sets) {
    store::set_setting(SETS, &sets.kept());
}

/// What it is stored as that no titans take part.
const TITANS: &str = "titans";
const NO_TITANS: &str = "off";

/// Whether titans take part in new games.
#[must_use]
pub fn titans() -> bool {
    store::setting(TITANS).as_deref() != Some(NO_TITANS)
}

/// Keeps whether titans take part.
pub fn set_titans(on: bool) {
    store::set_setting(TITANS, if on { "" } else { NO_TITANS });
}

/// What it is stored as that factions are played as they are printed today.
const EDITION: &str = "edition";
const CURRENT: &str = "current";

/// The printing in which factions are played in new games.
#[must_use]
pub fn edition() -> Edition {
    match store::setting(EDITION).as_deref() {
        Some(CURRENT) => Edition::Current,
        _ => Edition::Of2018,
    }
}

/// Keeps in which printing factions are played.
pub fn set_edition(edition: Edition) {
    store::set_setting(
        EDITION,
        match edition {
            Edition::Of2018 => "",
            Edition::Current => CURRENT,
        },
    );
}

/// Lets the document follow the settings that are about it.
pub fn apply() {
    if let Some(root) = document().document_element() {
        let _refused = root.set_attribute("data-theme", THEME.get());
    }
}

/// All settings, to be changed.
#[component]
pub fn Settings() -> impl IntoView {
    let rows = ALL.map(|setting| {
        let now = setting.get();
        let words = (setting.words)(t());
        let value = move |(n, &value): (usize, &&'static str)| {
            let label = words.values.get(n).copied().unwrap_or(value);
            view! {
                <label class="segment">
                    <input
                        type="radio"
                        name=setting.name
                        value=value
                        data-setting=format!("{} {value}", setting.name)
                        checked=value == now
                        on:change=move |_| setting.set(value)
                    />
                    <span>{label}</span>
                </label>
            }
        };
        view! {
            <fieldset class="segments setting">
                <legend>{words.label}</legend>
                {setting.values.iter().enumerate().map(value).collect_view()}
                <p class="setting-note">{words.note}</p>
            </fieldset>
        }
    });
    view! { <div class="settings">{rows.collect_view()}</div> }
}
