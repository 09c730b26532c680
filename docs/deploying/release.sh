#!/bin/sh
# Keeps releases in folders below /srv/admission (ADMISSION_HOME names another place); `current` links to the one served.
#
#   release.sh put DIST NAME   copies a build to releases/NAME; applicants do not see it yet
#   release.sh use NAME        serves releases/NAME from the next request on; also the way back
#
# Pages already open load further files of their own release for days: those wait in pool/ until they are a week old.
set -eu

home=${ADMISSION_HOME:-/srv/admission}

fail() {
  echo "$1" >&2
  exit 1
}

# Hard links: no space, and a file is never half there. Their age starts now.
pool() {
  mkdir -p "$home/pool"
  cp -Rln "$1/assets" "$home/pool/"
  (cd "$1" && find assets -type f -print0) | (cd "$home/pool" && xargs -0 touch)
}

case "${1:-} $#" in
'put 3')
  new=$home/releases/$3
  [ -f "$2/index.html" ] || fail "$2 holds no build: run npm run build."
  [ ! -e "$new" ] || fail "$new is there already; choose another name."
  mkdir -p "$home/releases"
  rm -rf "$home/releases/.coming"
  cp -Rp "$2" "$home/releases/.coming"
  mv "$home/releases/.coming" "$new"
  pool "$new"
  ;;
'use 2')
  [ -f "$home/releases/$2/index.html" ] || fail "There is no $home/releases/$2. Known: $(ls "$home/releases")"
  before=none
  if [ -e "$home/current" ]; then
    before=$(basename "$(readlink "$home/current")")
    pool "$home/current"
  fi
  ln -sfn "releases/$2" "$home/next"
  mv -T "$home/next" "$home/current"
  find "$home/pool" -type f -mtime +7 -delete
  echo "Serving $2. Before: $before."
  ;;
*) fail 'Use: release.sh put DIST NAME, or release.sh use NAME' ;;
esac
