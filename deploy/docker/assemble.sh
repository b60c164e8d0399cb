#!/bin/sh
# Puts what the image runs into a folder: every workspace's build and the packages of production, nothing else.
# The Dockerfile calls it; without Docker it shows the same:  sh deploy/docker/assemble.sh /tmp/image
set -eu
out=${1:?usage: assemble.sh <empty folder>}
cd "$(dirname "$0")/../.."
[ -d node_modules ] || npm ci --ignore-scripts
npm run build

mkdir -p "$out"
cp package.json package-lock.json .npmrc "$out"
for workspace in contracts bff web deploy services/*; do
  mkdir -p "$out/$workspace"
  cp "$workspace/package.json" "$out/$workspace"
  [ "$workspace" = deploy ] || [ ! -d "$workspace/dist" ] || cp -R "$workspace/dist" "$out/$workspace"
done
mkdir -p "$out/deploy/dist/bundle"
cp -R deploy/dist/process deploy/dist/operations "$out/deploy/dist"
cp -R deploy/dist/bundle/process "$out/deploy/dist/bundle"

# Packages of what runs as a process here. The client is one bundle; the built-in sign-in stays at home.
processes=$(for entry in bff/src/main.ts services/*/src/start.ts; do dirname "$(dirname "$entry")"; done)
cd "$out"
npm ci --omit=dev --ignore-scripts $(for workspace in $processes; do echo "--workspace=$workspace"; done)
for workspace in web services/identity; do
  [ -e "node_modules/@lendring/${workspace##*/}" ] || ln -s "../../$workspace" "node_modules/@lendring/${workspace##*/}"
done
