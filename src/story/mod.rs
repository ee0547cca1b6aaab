//! What happened, told: as pictures one cause at a time ([`beats`]), which the [`director`] puts on the stage one after the
//! other, and in a few steps for somebody who was away ([`steps`]); what is heard of it are [`sounds`]. All read the events as one seat may know them, and nothing else; neither knows the document.

pub mod beats;
pub mod best_card;
pub mod course;
pub mod director;
pub mod sounds;
pub mod steps;
