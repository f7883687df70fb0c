//! What people send who mean no good, and what they put into documents: answered cleanly, whatever it is.

mod questions;
mod scripts;
mod sockets;
