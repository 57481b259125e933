import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { claimDataDir } from '@rover/platform/database/embedded-owner';
import { claimPort } from './ports.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const installing = 'Installing the packages';

describe('npm start in a copy that is to be set up anew', () => {
  let copy: string;
  let dataDir: string;
  let neighbour: Server;
  let takenPort: number;

  /** A copy that was never set up, with an npm that fails. */
  beforeEach(async () => {
    copy = mkdtempSync(path.join(tmpdir(), 'copy-'));
    dataDir = path.join(copy, '.data');
    for (const part of ['tools', 'package.json'])
      cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
    mkdirSync(path.join(copy, 'bin'));
    mkdirSync(dataDir);
    writeFileSync(path.join(copy, 'bin', 'npm'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    neighbour = createServer().listen(0, '127.0.0.1');
    await once(neighbour, 'listening');
    takenPort = (neighbour.address() as AddressInfo).port;
  });

  afterEach(() => {
    neighbour.close();
    rmSync(copy, { recursive: true });
  });

  /** What it says, and whether it has begun to change anything. */
  function start(port: number) {
    const env = { PATH: `${path.join(copy, 'bin')}:${process.env.PATH}`, PORT: String(port) };
    const program = path.join(copy, 'tools', 'start.mjs');
    const { stderr } = spawnSync(process.execPath, [program], { env, encoding: 'utf8' });
    return { said: stderr.trimEnd(), hasBegun: existsSync(path.join(copy, '.nx')) };
  }

  const refusal = (claim: Promise<unknown>) => claim.then(String, (error: Error) => error.message);

  it('is refused while its port is in use, as by the product, and nothing is touched', async () => {
    const said = await refusal(claimPort('127.0.0.1', takenPort));
    expect(said).toContain('is in use');
    expect(start(takenPort)).toEqual({ said, hasBegun: false });
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
