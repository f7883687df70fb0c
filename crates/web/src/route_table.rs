//! Routes, and which query parameters each of them reads.

use std::sync::Arc;

use axum::{
    Router,
    extract::{Path, Query, State},
    handler::Handler,
    http::HeaderMap,
    middleware::from_fn_with_state,
    routing::get,
};
use utoipa::{IntoParams, openapi::path::ParameterIn};

use crate::{
    api::Call,
    app_state::AppState,
    canonical::QueryParameters,
    lang::PageLang,
    middleware::compute_in_pool,
    page_request::{EditionQuery, EditionRequest, GameRequest, PageRequest},
    work::Client,
};

/// Routes of pages and API calls. The query parameters of a page are those of its handler's [`Query`] arguments, those
/// of a call are in its OpenAPI operation, which is derived from the same argument: no list repeats them.
#[derive(Default)]
pub(crate) struct RouteTable {
    router: Router<Arc<AppState>>,
    /// Routes whose handlers compute for a millisecond or more and never wait.
    computed: Router<Arc<AppState>>,
    /// The query parameters of all of them.
    pub(crate) parameters: QueryParameters,
}

impl RouteTable {
    /// Adds a page that is made at once, or whose handler waits for something.
    pub(crate) fn page<H, T>(mut self, pattern: &str, handler: H) -> Self
    where
        H: Handler<T, Arc<AppState>>,
        T: ReadQuery + 'static,
    {
        self.parameters.insert(pattern, T::parameters());
        RouteTable { router: self.router.route(pattern, get(handler)), ..self }
    }

    /// Adds a page whose handler computes for a millisecond or more and never waits.
    pub(crate) fn computed_page<H, T>(mut self, pattern: &str, handler: H) -> Self
    where
        H: Handler<T, Arc<AppState>>,
        T: ReadQuery + 'static,
    {
        self.parameters.insert(pattern, T::parameters());
        RouteTable { computed: self.computed.route(pattern, get(handler)), ..self }
    }

    pub(crate) fn call(mut self, call: &Call) -> Self {
        let (path, parameters) = call.describe();
        let parameters = parameters.into_iter().filter(|parameter| parameter.parameter_in == ParameterIn::Query);
        self.parameters.insert(path, parameters.map(|parameter| parameter.name.clone()).collect());
        let router = if call.is_computed { &mut self.computed } else { &mut self.router };
        *router = std::mem::take(router).route(path, call.route.2.clone());
        self
    }

    /// All routes; those that compute run in the pool of short jobs.
    pub(crate) fn into_router(self, state: &Arc<AppState>) -> Router<Arc<AppState>> {
        let computed = self.computed.route_layer(from_fn_with_state(Arc::clone(state), compute_in_pool));
        self.router.merge(computed)
    }
}

/// An argument of a handler, or the tuple of all of them that axum derives from its signature.
pub(crate) trait ReadQuery {
    /// The names of the query parameters it reads, in their canonical order.
    fn parameters() -> Vec<String> {
        Vec::new()
    }
}

impl<T: ReadQuery, E> ReadQuery for Result<T, E> {
    fn parameters() -> Vec<String> {
        T::parameters()
    }
}

impl<S> ReadQuery for State<S> {}
impl<T> ReadQuery for Path<T> {}
impl ReadQuery for HeaderMap {}
impl ReadQuery for Client {}
impl ReadQuery for PageLang {}
impl ReadQuery for PageRequest {}
impl ReadQuery for GameRequest {}

impl ReadQuery for EditionRequest {
    fn parameters() -> Vec<String> {
        Query::<EditionQuery>::parameters()
    }
}

impl<T: IntoParams> ReadQuery for Query<T> {
    fn parameters() -> Vec<String> {
        T::into_params(|| None).into_iter().map(|parameter| parameter.name).collect()
    }
}

macro_rules! impl_for_arguments {
    ($($argument:ident)*) => {
        impl<Marker, $($argument: ReadQuery),*> ReadQuery for (Marker, $($argument,)*) {
            fn parameters() -> Vec<String> {
                [$($argument::parameters()),*].concat()
            }
        }
    };
}

impl_for_arguments!(A);
impl_for_arguments!(A B);
impl_for_arguments!(A B C);
impl_for_arguments!(A B C D);
impl_for_arguments!(A B C D E);
impl_for_arguments!(A B C D E F);

impl ReadQuery for ((),) {}
