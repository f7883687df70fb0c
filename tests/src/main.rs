//! The program under test, exactly as `vademecum` starts it.

use std::process::ExitCode;

fn main() -> ExitCode {
    vademecum::main()
}
