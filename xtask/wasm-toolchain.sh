#!/usr/bin/env bash
# wasm-toolchain.sh FOLDER
#
# Makes FOLDER/rustc-web, a rustc with the standard library for wasm32-unknown-unknown, out of Debian's packages. For
# machines where `rustup target add wasm32-unknown-unknown` cannot be had. Installs nothing.
set -euo pipefail

folder=$(realpath -m "${1:?usage: wasm-toolchain.sh FOLDER}")
[ -e "$folder/.done" ] && exit 0
rm -rf "$folder"
mkdir -p "$folder/debs" "$folder/std/src"

# The version of Debian's compiler moves with security updates, so the lists must be fresh, and the names are read, not
# written here.
needed=$(sed -n 's/^rust-version = "\(.*\)"$/\1/p' "$(dirname "$0")/../Cargo.toml")
apt-get update -qq || true
offered=$(apt-cache policy rustc-web | awk '/Candidate:/ { print $2 }')
if ! dpkg --compare-versions "$offered" ge "$needed"; then
  echo "Debian's compiler for WebAssembly is ${offered:-missing}; it must be $needed or newer" >&2
  exit 1
fi
cd "$folder/debs"
std=$(apt-cache depends libstd-rust-web-dev | awk '/Depends: libstd-rust-web-[0-9]/ { print $2; exit }')
apt-get download -qq rustc-web rust-web-src libstd-rust-web-dev "${std:?Debian has no libstd-rust-web here}"
llvm=$(dpkg -f "$std"_*.deb Depends | grep -o 'libllvm[0-9]*' | head -1)
apt-get download -qq "$llvm"
cd "$folder"
for package in debs/*.deb; do dpkg -x "$package" .; done
rm -rf debs usr/share

host=$(rustc -vV | sed -n 's/^host: //p')
libraries=$(dirname "$(find "$folder/usr/lib" -name 'libLLVM*.so*' | head -1)")
cat > rustc-web <<SCRIPT
#!/bin/sh
export LD_LIBRARY_PATH=$libraries\${LD_LIBRARY_PATH:+:\$LD_LIBRARY_PATH}
exec $folder/usr/bin/rustc "\$@"
SCRIPT
chmod +x rustc-web

# The linker is rustup's, where rustc looks for it. Libraries compile without one.
mkdir -p "usr/lib/rustlib/$host/bin"
ln -sf "$(rustc --print sysroot)/lib/rustlib/$host/bin/rust-lld" "usr/lib/rustlib/$host/bin/"

# The standard library, compiled once into the compiler's own folder; with bitcode, so that link-time optimisation works.
cat > std/Cargo.toml <<'MANIFEST'
[package]
name = "stdonly"
version = "0.0.0"
edition = "2024"
[workspace]
[profile.release]
panic = "abort"
MANIFEST
: > std/src/lib.rs
(
  cd std
  export RUSTFLAGS=-Cembed-bitcode=yes RUSTC="$folder/rustc-web" RUSTC_BOOTSTRAP=1
  cargo build --quiet --release -Zbuild-std=std,panic_abort --target wasm32-unknown-unknown --target-dir built
)
library=usr/lib/rustlib/wasm32-unknown-unknown/lib
mkdir -p "$library"
find std/built/wasm32-unknown-unknown/release/deps -name '*.rlib' ! -name 'libstdonly-*' -exec cp {} "$library/" \;
rm -rf std usr/src usr/lib/rustlib/src
touch .done
"$folder/rustc-web" --version
