//! The dependencies of the program: checked against `deny.toml`, listed as a bill of materials, and credited.
//!
//! The list and the notices are made from what `cargo metadata` and `Cargo.lock` say and from the licence files that each
//! crate carries; they lie below `target/` and belong to a release, not to the repository.

#![expect(clippy::disallowed_methods, reason = "a chore starts cargo")]

use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    path::Path,
    process::Command,
};

use cargo_metadata::{DependencyKind, Metadata, MetadataCommand, NodeDep, Package, PackageId};
use fs_err as fs;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::Error;

/// The version of cargo-deny that `cargo xtask deny` installs and uses.
const CARGO_DENY: &str = "0.20.2";

const PROGRAM: &str = "vademecum";

/// Prefixes of the names of licence files of crates.
const LICENCE_FILES: [&str; 6] = ["LICENSE", "LICENCE", "COPYING", "NOTICE", "COPYRIGHT", "UNLICENSE"];

/// The packages of the program, by id, each with the ids of those it needs.
type Parts<'m> = BTreeMap<&'m PackageId, (&'m Package, BTreeSet<&'m PackageId>)>;

fn metadata(root: &Path) -> Result<Metadata, Error> {
    let mut cargo = MetadataCommand::new();
    cargo.manifest_path(root.join("Cargo.toml")).other_options(["--locked".to_owned()]);
    cargo.exec().map_err(|error| Error::Refused(error.to_string()))
}

/// The program, and what it needs when it runs, on any system.
fn parts(metadata: &Metadata) -> Result<(&Package, Parts<'_>), Error> {
    let packages: HashMap<&PackageId, &Package> = metadata.packages.iter().map(|it| (&it.id, it)).collect();
    let nodes: HashMap<_, _> = metadata.resolve.iter().flat_map(|it| &it.nodes).map(|node| (&node.id, node)).collect();
    let program = metadata.packages.iter().find(|package| package.source.is_none() && *package.name == PROGRAM);
    let program = program.ok_or_else(|| Error::Refused(format!("there is no package `{PROGRAM}`")))?;
    let mut parts = Parts::new();
    let mut waiting = vec![&program.id];
    while let Some(id) = waiting.pop() {
        let (Some(package), Some(node)) = (packages.get(id), nodes.get(id)) else { continue };
        let is_needed = |needed: &&NodeDep| needed.dep_kinds.iter().any(|it| it.kind == DependencyKind::Normal);
        let needs: BTreeSet<&PackageId> = node.deps.iter().filter(is_needed).map(|needed| &needed.pkg).collect();
        waiting.extend(needs.iter().copied().filter(|id| !parts.contains_key(id)));
        parts.insert(id, (package, needs));
    }
    Ok((program, parts))
}

/// The name by which lists of packages know one.
fn url(package: &Package) -> String {
    format!("pkg:cargo/{}@{}", package.name, package.version)
}

/// A licence as an expression of SPDX; some write `/` for `OR`.
fn expression(package: &Package) -> Option<String> {
    package.license.as_ref().map(|license| license.replace('/', " OR "))
}

/// The packages of a `Cargo.lock`.
#[derive(Debug, Deserialize)]
pub struct Lock {
    package: Vec<LockedPackage>,
}

#[derive(Debug, Deserialize)]
struct LockedPackage {
    name: String,
    version: String,
    checksum: Option<String>,
}

/// The software bill of materials, in CycloneDX 1.5. It depends on `Cargo.lock` alone: the same sources give the same
/// bytes. Fails if the program is not among the packages.
pub fn sbom(metadata: &Metadata, lock: &Lock) -> Result<Value, Error> {
    let (program, parts) = parts(metadata)?;
    let checksums = lock.package.iter().map(|it| ((it.name.clone(), it.version.clone()), &it.checksum));
    let checksums: HashMap<_, _> = checksums.collect();
    let component = |package: &Package, kind: &str| {
        let mut component = json!({
            "type": kind,
            "bom-ref": url(package),
            "name": package.name.to_string(),
            "version": package.version.to_string(),
            "purl": url(package),
        });
        if let Some(expression) = expression(package) {
            component["licenses"] = json!([{ "expression": expression }]);
        }
        if let Some(Some(checksum)) = checksums.get(&(package.name.to_string(), package.version.to_string())) {
            component["hashes"] = json!([{ "alg": "SHA-256", "content": checksum }]);
        }
        if let Some(repository) = &package.repository {
            component["externalReferences"] = json!([{ "type": "vcs", "url": repository }]);
        }
        component
    };
    let others = parts.values().filter(|(package, _)| package.id != program.id);
    let components: Vec<Value> = others.map(|(package, _)| component(package, "library")).collect();
    let url_of = |id: &PackageId| parts.get(id).map(|(package, _)| url(package));
    let dependencies: Vec<Value> = parts
        .values()
        .map(|(package, needs)| {
            let needs: Vec<String> = needs.iter().filter_map(|id| url_of(id)).collect();
            json!({ "ref": url(package), "dependsOn": needs })
        })
        .collect();
    Ok(json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": { "component": component(program, "application") },
        "components": components,
        "dependencies": dependencies,
    }))
}

/// Third-party licence notices: every licence file among the program's dependencies once, with the
/// crates that carry it.
/// Fails if the program is not among the packages, a file cannot be read, or a crate names no licence and carries none.
pub fn notices(metadata: &Metadata) -> Result<String, Error> {
    let (_, parts) = parts(metadata)?;
    let mut carried_by: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut text = String::from("Vademécum contains the work of others:\n\n");
    for (package, _) in parts.values().filter(|(package, _)| package.source.is_some()) {
        let name = format!("{} {}", package.name, package.version);
        let files = licence_files(package)?;
        let Some(licence) = expression(package).or_else(|| (!files.is_empty()).then(|| "see below".to_owned())) else {
            return Err(Error::Refused(format!("{name} names no licence and carries none")));
        };
        let repository = package.repository.as_deref().unwrap_or_default();
        text += format!("{name}  {licence}  {repository}").trim_end();
        text += "\n";
        for file in files {
            let carriers = carried_by.entry(file).or_default();
            if !carriers.contains(&name) {
                carriers.push(name.clone());
            }
        }
    }
    for (licence, carriers) in carried_by {
        text += &format!("\n{}\n{}\n\n{licence}\n", "=".repeat(80), carriers.join(", "));
    }
    Ok(text)
}

/// The texts of the licence files in the folder of a package, each with plain ends of lines.
fn licence_files(package: &Package) -> Result<Vec<String>, Error> {
    let folder = package.manifest_path.parent().unwrap_or(&package.manifest_path).as_std_path();
    let mut texts = BTreeMap::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_uppercase();
        if path.is_file() && LICENCE_FILES.iter().any(|start| name.starts_with(start)) {
            let bytes = fs::read(&path)?;
            texts.insert(name, String::from_utf8_lossy(&bytes).replace("\r\n", "\n").trim().to_owned());
        }
    }
    Ok(texts.into_values().collect())
}

/// `cargo xtask sbom`: writes the bill of materials.
/// Fails if cargo cannot be asked, or the file cannot be written.
pub fn write_sbom(root: &Path) -> Result<String, Error> {
    let lock = toml::from_str(&fs::read_to_string(root.join("Cargo.lock"))?);
    let lock = lock.map_err(|error| Error::Refused(format!("Cargo.lock: {error}")))?;
    let bill = sbom(&metadata(root)?, &lock)?;
    put(root, "target/sbom/vademecum.cdx.json", &format!("{bill:#}\n"))
}

/// `cargo xtask notices`: writes the notices.
/// Fails if cargo cannot be asked, a crate has no licence, or the file cannot be written.
pub fn write_notices(root: &Path) -> Result<String, Error> {
    put(root, "target/notices/THIRD-PARTY.txt", &notices(&metadata(root)?)?)
}

fn put(root: &Path, path: &str, text: &str) -> Result<String, Error> {
    let target = root.join(path);
    let folder = target.parent().unwrap_or(root);
    fs::create_dir_all(folder)?;
    fs::write(&target, text)?;
    Ok(format!("{path} written"))
}

/// `cargo xtask deny`: checks licences, versions and sources of all dependencies, and advisories where their database can
/// be reached. Installs cargo-deny below `target/` when it is not there.
/// Fails if it cannot be installed, or something is not as `deny.toml` has it.
pub fn deny(root: &Path) -> Result<String, Error> {
    let tools = root.join("target/tools");
    let program = tools.join("bin/cargo-deny");
    let version = Command::new(&program).arg("--version").output();
    let is_there = version.is_ok_and(|said| String::from_utf8_lossy(&said.stdout).trim().ends_with(CARGO_DENY));
    if !is_there {
        let mut install = Command::new("cargo");
        // It runs once in each build, for which optimising it would take minutes.
        install.args(["install", "cargo-deny", "--version", CARGO_DENY, "--locked", "--quiet", "--debug", "--root"]);
        install.arg(&tools).env("CARGO_PROFILE_DEV_DEBUG", "0");
        done(install, "cargo-deny cannot be installed")?;
    }
    let deny = |arguments: &[&str]| {
        let mut command = Command::new(&program);
        command.current_dir(root).args(arguments);
        command
    };
    let mut fetch = Command::new("cargo");
    fetch.current_dir(root).args(["fetch", "--locked", "--quiet"]);
    done(fetch, "crates cannot be fetched")?;
    done(deny(&["--offline", "check", "licenses", "bans", "sources"]), "dependencies are not as deny.toml has them")?;
    let is_fetched = deny(&["fetch", "db"]).output().is_ok_and(|output| output.status.success());
    if !is_fetched {
        return Ok("licences, versions and sources are as deny.toml has them; the database of advisories cannot be \
                   reached, so they are not checked"
            .to_owned());
    }
    done(deny(&["--offline", "check", "advisories"]), "an advisory applies")?;
    Ok("licences, versions, sources and advisories are as deny.toml has them".to_owned())
}

/// Runs a command that must succeed; what it says is seen.
fn done(mut command: Command, failure: &str) -> Result<(), Error> {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(Error::Refused(failure.to_owned())),
        Err(error) => Err(Error::Refused(format!("{failure}: {error}"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOCK: &str = "version = 4\n\n[[package]]\nname = \"gull\"\nversion = \"1.2.3\"\n\
        source = \"registry+https://github.com/rust-lang/crates.io-index\"\nchecksum = \"ab12\"\n\n\
        [[package]]\nname = \"vademecum\"\nversion = \"0.1.0\"\ndependencies = [\n \"gull\",\n]\n";

    /// The program needs `gull`, builds with `mast`, and is tested with `buoy`.
    fn made_up(folder: &Path, gull_licence: Value) -> Metadata {
        let package = |name: &str, version: &str, licence: Value, source: Value| {
            json!({ "id": name, "name": name, "version": version, "license": licence, "source": source,
                    "manifest_path": folder.join(name).join("Cargo.toml"),
                    "dependencies": [], "targets": [], "features": {} })
        };
        let dependency = |name: &str, kind: Value| json!({ "name": name, "pkg": name, "dep_kinds": [{ "kind": kind, "target": null }] });
        let registry = json!("registry+https://github.com/rust-lang/crates.io-index");
        let said = json!({
            "version": 1, "workspace_members": [], "workspace_root": folder, "target_directory": folder,
            "packages": [
                package("vademecum", "0.1.0", json!("MIT OR Apache-2.0"), Value::Null),
                package("gull", "1.2.3", gull_licence, registry.clone()),
                package("mast", "1.0.0", json!("MIT"), registry.clone()),
                package("buoy", "1.0.0", json!("MIT"), registry),
            ],
            "resolve": { "root": null, "nodes": [
                { "id": "vademecum", "dependencies": [], "deps": [
                    dependency("gull", Value::Null), dependency("mast", json!("build")), dependency("buoy", json!("dev")),
                ] },
                { "id": "gull", "dependencies": [], "deps": [] }, { "id": "mast", "dependencies": [], "deps": [] },
                { "id": "buoy", "dependencies": [], "deps": [] },
            ] },
        });
        serde_json::from_value(said).unwrap()
    }

    #[test]
    fn the_bill_lists_what_the_program_runs_with() {
        let bill =
            sbom(&made_up(Path::new("/nowhere"), json!("MIT/Apache-2.0")), &toml::from_str(LOCK).unwrap()).unwrap();
        assert_eq!(bill["metadata"]["component"]["bom-ref"], "pkg:cargo/vademecum@0.1.0");
        assert_eq!(
            bill["components"],
            json!([{
                "type": "library", "bom-ref": "pkg:cargo/gull@1.2.3", "name": "gull", "version": "1.2.3",
                "purl": "pkg:cargo/gull@1.2.3", "licenses": [{ "expression": "MIT OR Apache-2.0" }],
                "hashes": [{ "alg": "SHA-256", "content": "ab12" }],
            }])
        );
        let needs = json!([
            { "ref": "pkg:cargo/gull@1.2.3", "dependsOn": [] },
            { "ref": "pkg:cargo/vademecum@0.1.0", "dependsOn": ["pkg:cargo/gull@1.2.3"] },
        ]);
        assert_eq!(bill["dependencies"], needs);
    }

    #[test]
    fn the_notices_hold_each_licence_file_once() {
        let folder = tempfile::tempdir().unwrap();
        let gull = folder.path().join("gull");
        fs::create_dir(&gull).unwrap();
        fs::write(gull.join("LICENSE-MIT"), "Of the gull.\r\nAs it is.\n").unwrap();
        fs::write(gull.join("NOTICE.md"), "Of the gull.\nAs it is.\n").unwrap();
        fs::write(gull.join("README.md"), "How to fly.").unwrap();
        let notices = notices(&made_up(folder.path(), json!("MIT"))).unwrap();
        assert!(notices.contains("gull 1.2.3  MIT\n"), "{notices}");
        assert_eq!(notices.matches("Of the gull.\nAs it is.").count(), 1, "{notices}");
        assert!(!notices.contains("fly") && !notices.contains("mast"), "{notices}");
    }

    #[test]
    fn a_crate_without_any_licence_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join("gull")).unwrap();
        let error = notices(&made_up(folder.path(), Value::Null)).unwrap_err();
        assert!(error.to_string().contains("gull 1.2.3 names no licence"), "{error}");
    }
}
