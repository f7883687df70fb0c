//! The program `vademecum`; everything it does is in the library beside it.

use std::process::ExitCode;

fn main() -> ExitCode {
    vademecum::main()
}
