import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import path from 'node:path';
import { claimDataDir } from '@rover/platform/database/embedded/embedded-owner';
import { claimPort } from './ports.js';
import { FreshCopy } from './testing/fresh-copy.js';

const installing = 'Installing the packages';

describe('npm start in a copy that is to be set up anew', () => {
  let copy: FreshCopy;
  let dataDir: string;
  let other: Server;
  let takenPort: number;

  /** With an npm that fails. */
  beforeEach(async () => {
    copy = new FreshCopy();
    dataDir = copy.at('.data');
    mkdirSync(copy.at('bin'));
    mkdirSync(dataDir);
    writeFileSync(copy.at('bin', 'npm'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    takenPort = (other.address() as AddressInfo).port;
  });

  afterEach(() => {
    other.close();
    copy.remove();
  });

  /** What it says, and whether it has begun to change anything. */
  function start(port: number) {
    const env = { PATH: `${copy.at('bin')}:${process.env.PATH}`, PORT: String(port) };
    const program = copy.at('tools', 'start.mjs');
    const { stderr } = spawnSync(process.execPath, [program], { env, encoding: 'utf8' });
    return { said: stderr.trimEnd(), hasBegun: existsSync(copy.at('.nx')) };
  }

  const refusal = (claim: Promise<unknown>) => claim.then(String, (error: Error) => error.message);

  it('is refused while its port is in use, as by the product, and nothing is touched', async () => {
    const said = await refusal(claimPort('127.0.0.1', takenPort));
    expect(said).toContain('is in use');
    expect(start(takenPort)).toEqual({ said, hasBegun: false });
  });

  it('is offered a port that there is', async () => {
    const last = createServer().listen(65_535, '127.0.0.1');
    // Taken by another, it is taken all the same.
    await once(last, 'listening').catch(() => undefined);
    expect(start(65_535)).toEqual({ said: await refusal(claimPort('127.0.0.1', 65_535)), hasBegun: false });
    last.close();
  });

  it('is refused while a pub is open on its data, as by the product, and nothing is touched', async () => {
    const leave = await claimDataDir(dataDir);
    const said = await refusal(claimDataDir(dataDir));
    expect(said).toContain('is in use');
    expect(start(0)).toEqual({ said, hasBegun: false });
    await leave();
  });

  it('begins where the pub that was open on its data is gone', async () => {
    const leave = await claimDataDir(dataDir);
    const file = path.join(dataDir, 'postgres-owner.json');
    const owner = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...owner, startedAt: 'before the power cut' }));
    expect(start(0)).toEqual({ said: expect.stringContaining(installing), hasBegun: true });
    await leave();
  });

  it('begins, too, where the port is none, which the product will say', () => {
    expect(start(Number.NaN)).toEqual({ said: expect.stringContaining(installing), hasBegun: true });
  });
});
