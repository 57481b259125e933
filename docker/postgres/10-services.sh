#!/bin/bash
# Runs once, on an empty database: a role and a schema for each service. None can read another's tables.
set -euo pipefail

run() {
  psql -v ON_ERROR_STOP=1 --no-psqlrc -q -U "$POSTGRES_USER" -d "$POSTGRES_DB" "$@"
}

run -v database="$POSTGRES_DB" <<'SQL'
REVOKE ALL ON DATABASE :"database" FROM PUBLIC;
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
SQL

for service in auth bookings events media monitoring notifications; do
  password="${service^^}_DB_PASSWORD"
  run -v database="$POSTGRES_DB" -v role="rover_$service" -v schema="$service" -v password="${!password}" <<'SQL'
CREATE ROLE :"role" LOGIN PASSWORD :'password';
GRANT CONNECT ON DATABASE :"database" TO :"role";
CREATE SCHEMA :"schema" AUTHORIZATION :"role";
SQL
done
