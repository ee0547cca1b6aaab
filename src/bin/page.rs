//! The page's entry point; `trunk` builds it for the browser.

fn main() {
    #[cfg(target_arch = "wasm32")]
    smashup::app::mount();
    #[cfg(not(target_arch = "wasm32"))]
    eprintln!("This is the browser page. Build and serve it with `cargo play`.");
}
