//! A link to be passed on: copied, or by the system's own dialog.

use super::browser;
use crate::words::page::t;
use leptos::html::Input;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(module = "/src/app/share.js")]
extern "C" {
    #[wasm_bindgen(js_name = canShare)]
    fn can_share() -> bool;
    #[wasm_bindgen(js_name = shareLink)]
    fn share_link(title: &str, url: &str);
}

/// A link in a field, with ways to take it out.
#[component]
pub fn LinkField(
    /// What it leads to.
    label: &'static str,
    /// Its name in the document.
    name: &'static str,
    /// What comes after `#`.
    hash: String,
) -> impl IntoView {
    let url = StoredValue::new(browser::link(&hash));
    let field = NodeRef::<Input>::new();
    let said = RwSignal::new(t().keeping.copy_link);
    let select = move || {
        if let Some(field) = field.get_untracked() {
            field.select();
        }
    };
    let copy = move |_| {
        select();
        spawn_local(async move {
            let done = browser::copy_text(&url.get_value()).await.is_truthy();
            said.set(if done { t().common.copied } else { t().keeping.link_selected });
            if !done {
                select();
            }
        });
    };
    let share = move |_| url.with_value(|url| share_link(label, url));
    view! {
        <div class="link" data-link=name>
            <label>
                {label}
                <input type="text" readonly node_ref=field prop:value=url.get_value() on:focus=move |_| select()/>
            </label>
            <div class="row">
                <button type="button" class="button" data-action="copy-link" on:click=copy>
                    <span aria-live="polite">{said}</span>
                </button>
                {can_share().then(|| view! {
                    <button type="button" class="button" data-action="share" on:click=share>{t().keeping.share}</button>
                })}
            </div>
        </div>
    }
}
