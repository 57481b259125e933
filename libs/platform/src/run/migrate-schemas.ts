import { type Environment, readConfig } from '../config/read-config.js';
import { databaseVariables } from '../config/variables.js';
import type { Schema } from '../database/data-source.js';
import { migrate } from '../database/migrations.js';

/** A service, as far as it concerns what it keeps. */
interface Keeper {
  name: string;
  /** None where it keeps nothing in the database. */
  schema?: Schema;
}

/**
 * Brings what these services keep up to date, one after the other, and says so of each. Beside others who do the same,
 * services that start among them, it waits for its turn.
 *
 * @throws ConfigError when DATABASE_URL names no database; what the database says when it refuses
 */
export async function migrateSchemas(keepers: readonly Keeper[], environment: Environment): Promise<void> {
  for (const { name, schema } of keepers) {
    if (schema) await migrate(readConfig(databaseVariables, environment).DATABASE_URL, schema);
    process.stdout.write(`${name}: ${schema ? 'up to date' : 'keeps nothing in the database'}\n`);
  }
}
