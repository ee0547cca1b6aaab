//! What leptos names of `server_fn`, for a page without a server: see README.md. Nothing implements [`ServerFn`].

use std::convert::Infallible;
use std::marker::PhantomData;

/// A function of a server.
pub trait ServerFn: Send + Sized {
    /// Where the server has it.
    const PATH: &'static str;
    /// What calls it.
    type Client: client::Client<Self::Error>;
    /// How it is called.
    type Protocol;
    /// What it gives.
    type Output: Send;
    /// What it gives when it fails.
    type Error: error::FromServerFnError + Send + Sync;

    /// Its address.
    #[must_use]
    fn url() -> &'static str {
        Self::PATH
    }

    /// Calls it.
    fn run_on_client(self) -> impl Future<Output = Result<Self::Output, Self::Error>> + Send;
}

/// Calls by HTTP.
pub struct Http<Input, Output>(PhantomData<(Input, Output)>);

/// How values are written.
pub mod codec {
    /// As a form that is sent.
    pub struct PostUrl;
}

/// Who calls.
pub mod client {
    /// Who calls.
    pub trait Client<Error> {
        /// What is sent.
        type Request: crate::request::ClientReq<Error>;
    }
}

/// What is sent.
pub mod request {
    /// What is sent.
    pub trait ClientReq<Error> {
        /// The data of a form.
        type FormData;
    }
}

/// What goes wrong.
pub mod error {
    use super::{Infallible, PhantomData};

    /// An error that can be made of [`ServerFnErrorErr`].
    pub trait FromServerFnError: std::fmt::Debug + Sized + 'static {
        /// Makes it.
        fn from_server_fn_error(value: ServerFnErrorErr) -> Self;
    }

    /// Into whatever error is wanted.
    pub trait IntoAppError<E> {
        /// That error.
        fn into_app_error(self) -> E;
    }

    impl<E: FromServerFnError> IntoAppError<E> for ServerFnErrorErr {
        fn into_app_error(self) -> E {
            E::from_server_fn_error(self)
        }
    }

    /// What can go wrong where a form calls.
    #[derive(Debug)]
    pub enum ServerFnErrorErr {
        /// Its values cannot be written.
        Serialization(String),
    }

    /// What a function gives when it fails: none does.
    pub type ServerFnError = Infallible;

    /// An error that came in an address.
    pub struct ServerFnUrlError<E>(PhantomData<E>);

    impl<E: FromServerFnError> ServerFnUrlError<E> {
        /// Reads it.
        #[must_use]
        pub fn decode_err(err: &str) -> E {
            ServerFnErrorErr::Serialization(err.to_owned()).into_app_error()
        }
    }
}

/// Where a function leads.
pub mod redirect {
    /// What is done then: nothing, since no function is ever called.
    ///
    /// # Errors
    /// Never.
    pub fn set_redirect_hook(_hook: impl Fn(&str) + Send + Sync + 'static) -> Result<(), super::Infallible> {
        Ok(())
    }
}
