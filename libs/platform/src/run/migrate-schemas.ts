import { type Environment, readConfig } from '../config/read-config.js';
import { databaseVariables } from '../config/variables.js';
import type { Schema } from '../database/data-source.js';
import { migrate } from '../database/migrations.js';

/** A service with its schema. */
interface SchemaOwner {
  name: string;
  /** Unset where it keeps nothing in the database. */
  schema?: Schema;
}

/**
 * Brings the schemas of these services up to date, one after the other, and prints a line for each. It takes turns with
 * other processes that migrate, such as services that start.
 *
 * @throws ConfigError when DATABASE_URL names no database; what the database says when it refuses
 */
export async function migrateSchemas(owners: readonly SchemaOwner[], environment: Environment): Promise<void> {
  for (const { name, schema } of owners) {
    if (schema) await migrate(readConfig(databaseVariables, environment).DATABASE_URL, schema);
    process.stdout.write(`${name}: ${schema ? 'up to date' : 'keeps nothing in the database'}\n`);
  }
}
