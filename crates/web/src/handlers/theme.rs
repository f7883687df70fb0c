//! The light and dark theme for readers without script: a form chooses one, a cookie stores it, and a style sheet that is
//! linked inside `noscript` applies it. With script, none of this is used.

use axum::{
    extract::Query,
    http::{HeaderMap, header},
    response::{IntoResponse, Redirect, Response},
};
use axum_extra::extract::cookie::{Cookie, CookieJar};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::{
    bad_parameter::Expected,
    error::Error,
    headers::lasting_cookie,
    parameter::{bad_parameter_error, parse_optional_choice},
};

const THEME_COOKIE: &str = "theme";

const THEMES: [&str; 2] = ["light", "dark"];

/// The chosen theme, and the page it was chosen on.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
pub(crate) struct ThemeQuery {
    to: String,
    back: String,
}

/// `/theme`: remembers a theme, and goes back.
pub(crate) async fn choose(Query(query): Query<ThemeQuery>) -> Result<Response, Error> {
    let theme = parse_optional_choice("to", &query.to, THEMES, |theme| theme)?;
    let theme = theme.ok_or_else(|| bad_parameter_error("to", "", Expected::NonEmpty))?;
    let back = if is_ours(&query.back) { query.back.as_str() } else { "/" };
    Ok(([(header::SET_COOKIE, lasting_cookie(THEME_COOKIE, theme))], Redirect::to(back)).into_response())
}

/// Whether an address is a path on this site.
fn is_ours(address: &str) -> bool {
    let path = address.strip_prefix('/');
    path.is_some_and(|path| !path.starts_with(['/', '\\'])) && address.bytes().all(|b| b.is_ascii_graphic())
}

/// `/theme.css`: the theme that was chosen, and the button that leads to the other one.
pub(crate) async fn style(headers: HeaderMap) -> Response {
    let cookies = CookieJar::from_headers(&headers);
    let chosen = cookies.get(THEME_COOKIE).map(Cookie::value).filter(|chosen| THEMES.contains(chosen));
    let text = match chosen {
        Some(theme) => format!(":root {{ color-scheme: {theme}; }}\n.theme.to-{theme} {{ display: none; }}\n"),
        None => "@media (prefers-color-scheme: dark) { .theme.to-dark { display: none; } }\n\
                 @media not (prefers-color-scheme: dark) { .theme.to-light { display: none; } }\n"
            .to_owned(),
    };
    let headers = [(header::CONTENT_TYPE, "text/css; charset=utf-8"), (header::CACHE_CONTROL, "no-store")];
    (headers, text).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_goes_back_to_pages_of_ours_alone() {
        for ours in ["/", "/es", "/es/magic/704.5f?at=2019-01-25"] {
            assert!(is_ours(ours), "{ours}");
        }
        for other in
            ["", "//evil.example", "/\\evil.example", "https://evil.example", "/es\r\nSet-Cookie: a=b", "/\u{e9}"]
        {
            assert!(!is_ours(other), "{other:?}");
        }
    }
}
