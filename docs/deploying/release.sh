#!/bin/sh
# Keeps releases in folders below /srv/admission, or ADMISSION_HOME; `current` links to the one being served.
#
#   release.sh put DIST NAME   copies a build to releases/NAME; applicants do not see it yet. Its list of packages
#                              (DIST.cdx.json), if it is there, is kept as releases/NAME.cdx.json
#   release.sh use NAME        serves releases/NAME from the next request on, even an older one
#   release.sh list            lists the releases, newest first, and marks the one being served
#
# Open pages may load further files of their own release for days, so pool/ keeps these for a week.
set -eu

home=${ADMISSION_HOME:-/srv/admission}

fail() {
  echo "$1" >&2
  exit 1
}

# Fails unless the folder is a complete build, not sources or an incomplete copy.
check() {
  for page in index about login signup confirm forgot reset maintenance; do
    [ -s "$1/$page.html" ] || fail "$1 is not a build ($page.html is missing): run npm run build, and name its dist/."
  done
  [ -d "$1/assets" ] || fail "$1 is not a complete build (assets/ is missing): copy dist/ again."
  # Every file that a page, a script or a style refers to.
  find "$1"/*.html "$1/assets" \( -name '*.html' -o -name '*.js' -o -name '*.css' \) -exec cat {} + |
    grep -oE '/[[:alnum:]_.-]+-[[:alnum:]_-]{8}\.[[:alnum:]]+' | sort -u | while read -r name; do
    [ -s "$1/assets$name" ] || fail "$1 is not a complete build (assets$name is missing): copy dist/ again."
  done
}

# Hard links take no space and are never half-written. Their age counts from now.
pool() {
  cp -Rlf "$1/assets" "$home/pool/" &&
    (cd "$1" && find assets -type f -print0) | (cd "$home/pool" && xargs -0r touch)
}

case "${1:-} $#" in
'put 3')
  new=$home/releases/$3
  # A folder elsewhere, a hidden one or one that `list` leaves out would be lost.
  case $3 in
  '' | [!0-9A-Za-z]* | *[!0-9A-Za-z._-]* | *.cdx.json)
    fail "'$3' cannot name a release: use letters, digits, '.', '_' and '-', such as 2026-11-22." ;;
  esac
  check "$2"
  [ ! -e "$new" ] || fail "$new is there already; choose another name."
  mkdir -p "$home/releases" "$home/pool"
  rm -rf "$home/releases/.coming"
  # -H: the build itself, if DIST is a link to it.
  cp -RHp "$2" "$home/releases/.coming"
  pool "$home/releases/.coming"
  mv "$home/releases/.coming" "$new"
  touch "$new"
  [ ! -f "${2%/}.cdx.json" ] || cp "${2%/}.cdx.json" "$new.cdx.json"
  echo "Copied $3 ($(find "$new" -type f | wc -l) files, $(du -sh "$new" | cut -f1)). Applicants see it after: release.sh use $3"
  ;;
'use 2')
  [ -s "$home/releases/$2/index.html" ] && [ -d "$home/releases/$2/assets" ] ||
    fail "There is no complete build in $home/releases/$2. Known: $(ls "$home/releases" 2>/dev/null | grep -v '\.cdx\.json$')"
  mkdir -p "$home/pool"
  before=none
  if [ -e "$home/current" ] || [ -L "$home/current" ]; then
    before=$(basename "$(readlink -m "$home/current")")
    # This must work whatever is wrong with the release being served.
    pool "$home/current" 2>/dev/null || echo "The files of $before could not be kept for open pages." >&2
    [ -L "$home/current" ] || mv "$home/current" "$home/releases/unnamed-$(date +%s)"
  fi
  ln -sfn "releases/$2" "$home/next"
  mv -T "$home/next" "$home/current"
  find "$home/pool" -type f -mtime +7 -delete
  echo "Serving $2. Before: $before."
  ;;
'list 1')
  served=
  [ ! -L "$home/current" ] || served=$(basename "$(readlink "$home/current")")
  ls -t "$home/releases" 2>/dev/null | grep -v '\.cdx\.json$' | while read -r name; do
    mark=
    [ "$name" != "$served" ] || mark='  (served)'
    echo "$(date -r "$home/releases/$name" '+%Y-%m-%d %H:%M')  $name$mark"
  done
  ;;
*) fail 'Use: release.sh put DIST NAME, release.sh use NAME, or release.sh list' ;;
esac
