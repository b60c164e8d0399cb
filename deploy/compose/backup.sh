#!/bin/sh
# Backs up what docker-compose.yml runs, while it runs:  sh deploy/compose/backup.sh /backup/2026-05-01 /elsewhere/keys-2026-05-01
# Keys and secrets go to the second folder, for whoever has both reads everything. Read models and search are built from the log.
set -eu
to=${1:?usage: backup.sh <new folder> <another new folder for the keys>}
keys=${2:?usage: backup.sh <new folder> <another new folder for the keys>}
cd "$(dirname "$0")/../.."
umask 077
mkdir "$to" "$keys"

dump() { # server database collection query
  docker compose exec -T "$1" sh -c 'exec mongodump --quiet --username "$MONGO_INITDB_ROOT_USERNAME" --password "$MONGO_INITDB_ROOT_PASSWORD" --authenticationDatabase admin --archive --db "$1" ${2:+--collection "$2"} ${3:+--query "$3"}' dump "$2" "$3" "$4"
}

cp -R secrets .env "$keys"
dump mongodb-keys lendring_keys '' '' > "$keys/people.archive"

# What is not built from the log, and before the log, so that nothing is ahead of it: places of policies and relay in it, counts, deliveries.
places='{"_id":{"$not":{"$regex":"^(pointer|versions|switched|rebuild|rebuilding):|^(shown|lease)$|^checkpoint:[^:]*@|^tries "}}}'
for service in account offer request group billing moderation installation partner notification; do dump mongodb "lendring_$service" values "$places" > "$to/values-$service.archive"; done
dump mongodb lendring_offer offer-hits '' > "$to/hits.archive"
dump mongodb lendring_partner deliveries@1 '' > "$to/deliveries.archive"

# All services share one log, so it needs no common moment. Checkpoints before what they point into: KurrentDB's own way to copy a running node.
docker compose exec -T kurrentdb sh -c 'cd /var/lib/kurrentdb && { find index -name "*.chk"; find index -type f ! -name "*.chk"; ls ./*.chk; find . -name "chunk-*"; } 2>/dev/null | tar --create --file - --no-recursion --warning=no-file-changed --files-from -' > "$to/log.tar" || [ $? -eq 1 ]

docker compose exec -T keycloak-db pg_dump --username=keycloak --format=custom keycloak > "$keys/keycloak.dump"
# Files after the log: whatever it names is there.
docker compose run --rm --no-deps -T --volume lendring_files:/files:ro --entrypoint tar keycloak-db --create --file - --directory /files . > "$to/files.tar"

(cd "$to" && sha256sum -- * > SHA256SUMS)
(cd "$keys" && find . -type f ! -name SHA256SUMS -exec sha256sum {} + > SHA256SUMS)
# The backoffice tells when the last backup was made.
docker compose exec -T mongodb sh -c 'exec mongosh --quiet --username "$MONGO_INITDB_ROOT_USERNAME" --password "$MONGO_INITDB_ROOT_PASSWORD" --authenticationDatabase admin --eval "db.getSiblingDB(\"lendring_account\").getCollection(\"values\").updateOne({ _id: \"backup\" }, { \$set: { value: new Date().toISOString() } }, { upsert: true })" lendring_account' > /dev/null || echo "The backup is whole, but the backoffice was not told of it." >&2
echo "$to and $keys: a backup of $(date -u +%FT%TZ)"
