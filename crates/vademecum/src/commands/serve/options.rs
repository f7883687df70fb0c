//! What an operator may set: by flag, else by environment, else in a file.

use std::{net::SocketAddr, num::NonZeroU32, path::Path, time::Duration};

use clap::builder::BoolishValueParser;
use merge::Merge;
use serde::Deserialize;
use vademecum_ingest::reader::{ReadError, ReadErrorKind, read_utf8};
use vademecum_store::Library;
use vademecum_web::{AllowedHosts, ClientPolicy, Contact, Limits, Logging, Settings};

use super::values::{BaseUrl, ContactAddress, HostName, ListenAddress, LogFormat, LogLevel, Network, Origin, Seconds};
use crate::failure::{Failure, UserError};

/// The settings file in the folder of a library, which need not be there.
const SETTINGS_FILE: &str = "serve.toml";

/// The largest file of settings that is read, in bytes.
const MAX_SETTINGS_BYTES: u64 = 1 << 20;

/// Requests of a client in a second, on average, where others can reach the server.
const DEFAULT_RATE: u32 = 50;

/// Requests of a client at once.
const DEFAULT_BURST: u32 = 200;

/// Everything that can be set. What is not given is `None`, so that it may come from elsewhere.
#[derive(Debug, Clone, Default, PartialEq, clap::Args, Deserialize, Merge)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
#[merge(strategy = merge::option::overwrite_none)]
pub(super) struct Options {
    /// The address or name to listen on [default: 127.0.0.1:8080]
    #[arg(long, value_name = "HOST:PORT", env = "VADEMECUM_ADDR")]
    addr: Option<ListenAddress>,

    /// Serve the documents you ingested to everyone who can reach this server; you need the publishers' permission
    #[arg(long, value_name = "BOOL", env = "VADEMECUM_PUBLISH_TEXTS", value_parser = BoolishValueParser::new(),
          num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    publish_texts: Option<bool>,

    /// The public address of this server, such as https://rules.example, for feeds, sitemaps and canonical links;
    /// any address but this machine's own makes the server public [default: the address each reader used]
    #[arg(long, value_name = "URL", env = "VADEMECUM_BASE_URL")]
    base_url: Option<BaseUrl>,

    /// Sites whose pages may read the API, such as https://tools.example, when the server is for yourself and has
    /// documents you ingested; bundled documents, and what you publish, any site may read
    #[arg(long, value_name = "ORIGINS", env = "VADEMECUM_CORS_ORIGIN", value_delimiter = ',')]
    #[merge(strategy = merge::vec::overwrite_empty)]
    cors_origin: Vec<Origin>,

    /// Names of this machine, besides localhost and its address: a server for yourself answers to no others, so
    /// that no site can impersonate it
    #[arg(long, value_name = "NAMES", env = "VADEMECUM_ALLOW_HOST", value_delimiter = ',')]
    #[merge(strategy = merge::vec::overwrite_empty)]
    allow_host: Vec<HostName>,

    /// Who may read /metrics besides this machine, as comma-separated addresses or networks; what a proxy on this
    /// machine passes on for others does not count as its own
    #[arg(long, value_name = "NETWORKS", env = "VADEMECUM_METRICS_TO", value_delimiter = ',')]
    #[merge(strategy = merge::vec::overwrite_empty)]
    metrics_to: Vec<Network>,

    /// Where readers report errors in our texts: an e-mail address, or a web address in which `{number}`, `{lang}`,
    /// `{edition}` and `{address}` stand for what the report is about
    #[arg(long, value_name = "ADDRESS", env = "VADEMECUM_CONTACT")]
    contact: Option<ContactAddress>,

    /// How often to check whether the library has changed; 0: never [default: 1]
    #[arg(long, value_name = "SECONDS", env = "VADEMECUM_RELOAD_EVERY")]
    reload_every: Option<Seconds>,

    /// Your proxies, as comma-separated addresses or networks: the client is the one they name in X-Forwarded-For,
    /// and others can reach this server through them
    #[arg(long, value_name = "NETWORKS", env = "VADEMECUM_TRUST_PROXY", value_delimiter = ',')]
    #[merge(strategy = merge::vec::overwrite_empty)]
    trust_proxy: Vec<Network>,

    /// Requests per second from one client, on average; 0: no limit [default: 50 where others can reach the server,
    /// else 0]
    #[arg(long, value_name = "N", env = "VADEMECUM_RATE_LIMIT")]
    rate_limit: Option<u32>,

    /// Requests from one client at once [default: 200]
    #[arg(long, value_name = "N", env = "VADEMECUM_RATE_BURST")]
    rate_burst: Option<NonZeroU32>,

    /// Maximum number of open connections; others wait [default: 2000]
    #[arg(long, value_name = "N", env = "VADEMECUM_MAX_CONNECTIONS")]
    max_connections: Option<NonZeroU32>,

    /// Maximum number of open connections from one client (an address, or a /64 network in IPv6); more are closed
    /// at once. Proxies named with --trust-proxy have no such limit [default: a tenth of --max-connections, at
    /// least 8]
    #[arg(long, value_name = "N", env = "VADEMECUM_MAX_CONNECTIONS_PER_CLIENT")]
    max_connections_per_client: Option<NonZeroU32>,

    /// How long to wait for the head of a request, and between requests on one connection [default: 10]
    #[arg(long, value_name = "SECONDS", env = "VADEMECUM_HEAD_TIMEOUT")]
    head_timeout: Option<Seconds>,

    /// How long a response may take to prepare; a page that is being computed is still sent [default: 20]
    #[arg(long, value_name = "SECONDS", env = "VADEMECUM_REQUEST_TIMEOUT")]
    request_timeout: Option<Seconds>,

    /// How long to wait for a client that does not read its response [default: 20]
    #[arg(long, value_name = "SECONDS", env = "VADEMECUM_WRITE_TIMEOUT")]
    write_timeout: Option<Seconds>,

    /// How long a client may take to read a response as a whole [default: 3600]
    #[arg(long, value_name = "SECONDS", env = "VADEMECUM_ANSWER_TIMEOUT")]
    answer_timeout: Option<Seconds>,

    /// How long to wait, when stopping, for responses in progress [default: 10]
    #[arg(long, value_name = "SECONDS", env = "VADEMECUM_ENDING_TIMEOUT")]
    ending_timeout: Option<Seconds>,

    /// Maximum size of a request body, in bytes [default: 16384]
    #[arg(long, value_name = "BYTES", env = "VADEMECUM_MAX_BODY")]
    max_body: Option<u64>,

    /// Maximum length of an address, in bytes [default: 4096]
    #[arg(long, value_name = "BYTES", env = "VADEMECUM_MAX_ADDRESS")]
    max_address: Option<NonZeroU32>,

    /// Memory for cached pages, in mebibytes [default: 64]
    #[arg(long, value_name = "MIB", env = "VADEMECUM_KEEP_PAGES")]
    keep_pages: Option<u32>,

    /// What to log; each value includes those before it [default: requests where others can reach the server, else
    /// changes]
    #[arg(long, value_name = "WHAT", env = "VADEMECUM_LOG")]
    log: Option<LogLevel>,

    /// The format of the log [default: text]
    #[arg(long, value_name = "FORMAT", env = "VADEMECUM_LOG_FORMAT")]
    log_format: Option<LogFormat>,
}

impl Options {
    /// These options, and for those that were not given the settings of a file: the one named, else that of the library.
    /// Fails if the file that was named cannot be read, or a file says what cannot be set.
    pub(super) fn with_file(mut self, named: Option<&Path>, library: &Library) -> Result<Options, Failure> {
        let default = library.root().join(SETTINGS_FILE);
        let path = named.unwrap_or(&default);
        let text = match read_utf8(path, MAX_SETTINGS_BYTES) {
            // Settings that got lost are not the same as none.
            Err(ReadError { reason: ReadErrorKind::NotFound, .. }) if path.is_symlink() => {
                return Err(Failure::new(format!("`{}` is a link to a file that is not there", path.display()))
                    .help("restore the file; or remove the link, to serve without it"));
            }
            Err(ReadError { reason: ReadErrorKind::NotFound, .. }) if named.is_none() => return Ok(self),
            read => read.map_err(UserError::from)?,
        };
        let said = toml::from_str(&text).map_err(|error| {
            Failure::new(format!("`{}` is not a valid settings file: {}", path.display(), error.message()))
                .help("its settings are the options of `vademecum serve --help` without their dashes: `addr = \"0.0.0.0:80\"`")
        })?;
        self.merge(said);
        Ok(self)
    }

    pub(super) fn addr(&self) -> SocketAddr {
        self.addr.map_or_else(|| SocketAddr::from(([127, 0, 0, 1], 8080)), |addr| addr.0)
    }

    /// The reason why others can reach the server; `None` if it is for this machine alone.
    pub(super) fn public_reason(&self) -> Option<String> {
        let addr = self.addr();
        if !addr.ip().to_canonical().is_loopback() {
            Some(format!("it listens at {addr}"))
        } else if !self.trust_proxy.is_empty() {
            Some("--trust-proxy names a proxy in front of it".to_owned())
        } else if let Some(url) = self.public_url() {
            Some(format!("--base-url names {}", url.host()))
        } else if self.publishes_texts() {
            Some("--publish-texts is set".to_owned())
        } else {
            None
        }
    }

    /// The address of its pages, if others can know it.
    fn public_url(&self) -> Option<&BaseUrl> {
        self.base_url.as_ref().filter(|url| !url.is_loopback())
    }

    pub(super) fn is_public(&self) -> bool {
        self.public_reason().is_some()
    }

    pub(super) fn has_unnamed_proxy(&self) -> bool {
        let is_local = self.addr().ip().to_canonical().is_loopback();
        is_local && self.trust_proxy.is_empty() && self.public_url().is_some()
    }

    pub(super) fn shows_metrics_to_all(&self) -> bool {
        self.metrics_to.iter().any(|readers| readers.0.prefix_len() == 0)
    }

    pub(super) fn serves_library(&self) -> bool {
        !self.is_public() || self.publishes_texts()
    }

    /// Whether the documents of the library are for everybody who can reach it.
    pub(super) fn publishes_texts(&self) -> bool {
        self.publish_texts == Some(true)
    }

    /// The origins that CORS allows.
    pub(super) fn cors_origins(&self) -> impl Iterator<Item = String> {
        self.cors_origin.iter().map(|origin| origin.0.clone())
    }

    /// The names of a server that others cannot reach.
    fn hosts(&self) -> Option<AllowedHosts> {
        let names = self.allow_host.iter().map(|name| name.0.clone()).collect();
        (!self.is_public()).then_some(AllowedHosts { names })
    }

    /// The interval at which to check for changes; `None` for never.
    pub(super) fn reload_every(&self) -> Option<Duration> {
        let every = self.reload_every.map_or(Duration::from_secs(1), |seconds| seconds.0);
        (!every.is_zero()).then_some(every)
    }

    pub(super) fn base_url(&self) -> Option<&str> {
        self.base_url.as_ref().map(BaseUrl::as_str)
    }

    pub(super) fn contact(&self) -> Option<Contact> {
        self.contact.as_ref().map(|contact| contact.0.clone())
    }

    pub(super) fn cache_bytes(&self) -> usize {
        (self.keep_pages.unwrap_or(64) as usize) << 20
    }

    pub(super) fn log(&self) -> LogLevel {
        self.log.unwrap_or(if self.is_public() { LogLevel::Requests } else { LogLevel::Changes })
    }

    pub(super) fn log_format(&self) -> LogFormat {
        self.log_format.unwrap_or(LogFormat::Text)
    }

    /// Maximum number of connections that the operator wants.
    pub(super) fn max_connections(&self) -> usize {
        self.max_connections.map_or(Limits::default().max_connections, |n| n.get() as usize)
    }

    /// The settings of the server, which takes at most as many connections as given.
    pub(super) fn settings(&self, connections_that_fit: usize) -> Settings {
        let limits = Limits::default();
        let or = |given: Option<Seconds>, default: Duration| given.map_or(default, |seconds| seconds.0);
        let public_rate = self.rate_limit.unwrap_or(DEFAULT_RATE);
        let rate = self.rate_limit.unwrap_or(if self.is_public() { DEFAULT_RATE } else { 0 });
        let connections = self.max_connections().min(connections_that_fit);
        let each_client = self.max_connections_per_client.map(|n| n.get() as usize);
        Settings {
            limits: Limits {
                head_timeout: or(self.head_timeout, limits.head_timeout),
                request_timeout: or(self.request_timeout, limits.request_timeout),
                write_timeout: or(self.write_timeout, limits.write_timeout),
                answer_timeout: or(self.answer_timeout, limits.answer_timeout),
                ending_timeout: or(self.ending_timeout, limits.ending_timeout),
                max_connections: connections,
                max_connections_per_client: each_client
                    .unwrap_or_else(|| Limits::default_connections_per_client(connections)),
                max_body_bytes: self.max_body.unwrap_or(limits.max_body_bytes),
                max_address_bytes: self.max_address.map_or(limits.max_address_bytes, |n| n.get() as usize),
            },
            clients: ClientPolicy {
                proxies: self.trust_proxy.iter().map(|proxy| proxy.0).collect(),
                may_have_unnamed_proxy: self.has_unnamed_proxy(),
                requests_per_second: NonZeroU32::new(rate),
                requests_per_second_if_exposed: NonZeroU32::new(public_rate),
                burst: self.rate_burst.or(NonZeroU32::new(DEFAULT_BURST.max(rate))),
                metrics_networks: self.metrics_to.iter().map(|readers| readers.0).collect(),
            },
            hosts: self.hosts(),
            logging: Logging { requests: self.log() >= LogLevel::Requests, queries: self.log() >= LogLevel::Queries },
            game_command: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use clap::{Args, Command, FromArgMatches};

    use super::*;

    fn typed(args: &[&str]) -> Options {
        let command = Options::augment_args(Command::new("serve"));
        let matches = command.try_get_matches_from([&["serve"], args].concat()).unwrap();
        Options::from_arg_matches(&matches).unwrap()
    }

    /// What was typed, and for the rest what a file says.
    fn merged(args: &[&str], file: &str) -> Options {
        let mut options = typed(args);
        options.merge(toml::from_str(file).unwrap());
        options
    }

    #[test]
    fn every_setting_has_a_flag_a_variable_and_a_line_of_the_file() {
        let command = Options::augment_args(Command::new("serve"));
        for arg in command.get_arguments() {
            let flag = arg.get_long().unwrap();
            let variable = format!("VADEMECUM_{}", flag.to_uppercase().replace('-', "_"));
            assert_eq!(arg.get_env().and_then(|name| name.to_str()), Some(variable.as_str()));
            // A value that no setting takes: what matters is that the file may name it.
            let error = toml::from_str::<Options>(&format!("{flag} = {{ no = 1 }}")).unwrap_err();
            assert!(!error.message().contains("unknown field"), "{flag}: {}", error.message());
        }
        assert!(toml::from_str::<Options>("colour = 1").unwrap_err().message().contains("unknown field"));
    }

    #[test]
    fn what_is_typed_wins_over_the_file() {
        let file = "addr = '0.0.0.0:80'\nrate-limit = 7\nlog = 'errors'\ntrust-proxy = ['10.0.0.0/8', '::1']\n\
                    head-timeout = 1.5\nanswer-timeout = 90";
        let options = merged(&["--rate-limit", "9", "--log", "queries"], file);
        let settings = options.settings(usize::MAX);
        assert_eq!(options.addr(), "0.0.0.0:80".parse().unwrap());
        assert_eq!(settings.clients.requests_per_second, NonZeroU32::new(9));
        assert_eq!(settings.clients.proxies.len(), 2);
        assert_eq!(settings.limits.head_timeout, Duration::from_millis(1500));
        assert_eq!(settings.limits.answer_timeout, Duration::from_secs(90));
        assert!(settings.logging.queries);
    }

    #[test]
    fn others_reach_what_is_not_of_this_machine_alone() {
        for (args, public) in [
            (&[][..], false),
            (&["--addr", "[::1]:80"], false),
            (&["--addr", "[::ffff:127.0.0.1]:80"], false),
            (&["--base-url", "http://localhost:8080"], false),
            (&["--base-url", "http://rules.LOCALHOST"], false),
            (&["--base-url", "http://[::1]:8080"], false),
            (&["--base-url", "http://127.0.0.1"], false),
            (&["--addr", "0.0.0.0:80"], true),
            (&["--addr", "[::]:80"], true),
            (&["--trust-proxy", "127.0.0.1"], true),
            (&["--base-url", "https://rules.example"], true),
            (&["--base-url", "https://localhost.rules.example"], true),
            (&["--base-url", "http://192.0.2.1:8080"], true),
        ] {
            let options = typed(args);
            assert_eq!((options.is_public(), options.serves_library()), (public, !public), "{args:?}");
            let settings = options.settings(usize::MAX);
            assert_eq!(settings.clients.requests_per_second.is_some(), public, "{args:?}");
            assert_eq!(settings.hosts.is_none(), public, "{args:?}");
        }
        for args in [&["--addr", "0.0.0.0:80", "--publish-texts"][..], &["--publish-texts"]] {
            assert!(typed(args).serves_library() && typed(args).is_public(), "{args:?}");
        }
    }

    #[test]
    fn the_reason_why_others_reach_it_is_named() {
        let why = |args: &[&str]| typed(args).public_reason();
        assert_eq!(why(&[]), None);
        assert_eq!(why(&["--addr", "0.0.0.0:80"]).as_deref(), Some("it listens at 0.0.0.0:80"));
        assert_eq!(
            why(&["--base-url", "https://rules.example:8443"]).as_deref(),
            Some("--base-url names rules.example")
        );
        assert!(typed(&["--base-url", "https://rules.example"]).settings(usize::MAX).clients.may_have_unnamed_proxy);
        assert!(
            !typed(&["--base-url", "https://rules.example", "--trust-proxy", "::1"])
                .settings(usize::MAX)
                .clients
                .may_have_unnamed_proxy
        );
    }

    #[test]
    fn a_switch_can_be_set_off_where_it_is_typed() {
        for (args, file, publishes) in [
            (&[][..], true, true),
            (&["--publish-texts=false"], true, false),
            (&["--publish-texts=no"], true, false),
            (&["--publish-texts"], false, true),
            (&["--publish-texts=true"], false, true),
        ] {
            assert_eq!(merged(args, &format!("publish-texts = {file}")).publishes_texts(), publishes, "{args:?}");
        }
    }

    #[test]
    fn values_that_no_server_can_have_are_refused() {
        for (args, refused) in [
            (["--base-url", "https://rules.example:99999"], true),
            (["--base-url", "https://rules.example:0"], true),
            (["--base-url", "https://rules.example:"], true),
            (["--base-url", "https://rules.example:8443"], false),
            (["--base-url", "http://[::1]:8080"], false),
            (["--base-url", "http://[2001:db8::1]"], false),
            (["--max-address", "0"], true),
            (["--contact", "https://t.example/new?title={nope}"], true),
        ] {
            let command = Options::augment_args(Command::new("serve"));
            let result = command.try_get_matches_from(["serve", args[0], args[1]]);
            assert_eq!(result.is_err(), refused, "{args:?}");
        }
    }

    #[test]
    fn times_that_no_clock_can_add_up_are_refused_wherever_they_are_set() {
        let command = Options::augment_args(Command::new("serve"));
        let is_time = |arg: &&clap::Arg| arg.get_value_names().is_some_and(|names| names[0] == "SECONDS");
        let flags: Vec<&str> = command.get_arguments().filter(is_time).filter_map(clap::Arg::get_long).collect();
        assert_eq!(flags.len(), 6);
        for flag in flags {
            for (seconds, is_taken) in
                [("999999999", true), ("1e9", false), ("1.8e19", false), ("inf", false), ("-1", false)]
            {
                let typed = format!("--{flag}={seconds}");
                let read = command.clone().try_get_matches_from(["serve", &typed]);
                assert_eq!(read.is_ok(), is_taken, "{typed}");
                let told = "expected a number of seconds from 0 to less than 1000000000";
                assert!(read.err().is_none_or(|error| error.to_string().contains(told)), "{typed}");
                let read = toml::from_str::<Options>(&format!("{flag} = {seconds}"));
                assert_eq!(read.as_ref().is_ok(), is_taken, "{typed}");
                assert!(read.err().is_none_or(|error| error.message().contains(told)), "{typed}");
            }
        }
    }

    #[test]
    fn metrics_for_everybody_are_noticed() {
        assert!(typed(&["--metrics-to", "10.0.0.1,0.0.0.0/0"]).shows_metrics_to_all());
        assert!(typed(&["--metrics-to", "::/0"]).shows_metrics_to_all());
        assert!(!typed(&["--metrics-to", "10.0.0.0/8"]).shows_metrics_to_all());
    }

    #[test]
    fn each_client_has_a_share_of_the_connections() {
        let share = |args: &[&str]| typed(args).settings(usize::MAX).limits.max_connections_per_client;
        assert_eq!(share(&[]), 200);
        assert_eq!(share(&["--max-connections", "500"]), 50);
        assert_eq!(share(&["--max-connections", "10"]), 8);
        assert_eq!(share(&["--max-connections-per-client", "30"]), 30);
    }
}
