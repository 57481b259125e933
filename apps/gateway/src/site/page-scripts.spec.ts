import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PageScripts } from './page-scripts.js';

const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  '_query.js': { file: 'assets/query.js', imports: ['_react.js', '_query.js'] },
  'src/pages/gringo-gazette-page.tsx': {
    file: 'assets/gringo.js',
    imports: ['index.html', '_query.js'],
    css: ['assets/gringo.css'],
  },
};

describe('the scripts of a page', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  });

  afterEach(() => rm(folder, { recursive: true }));

  it('are what it takes besides what every page takes', async () => {
    await mkdir(path.join(folder, '.vite'));
    await writeFile(path.join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest));
    const scripts = await PageScripts.read(folder);
    expect(scripts.linksOf('gringoGazette').split(/\n\s*/).filter(Boolean)).toEqual([
      '<link rel="modulepreload" crossorigin href="/assets/gringo.js" />',
      '<link rel="modulepreload" crossorigin href="/assets/query.js" />',
      '<link rel="preload" as="style" crossorigin href="/assets/gringo.css" />',
    ]);
    expect(scripts.linksOf('home')).toBe('');
    expect(scripts.linksOf('gringoGazette', 'last').match(/modulepreload" fetchpriority="low"/g)).toHaveLength(2);
  });

  it('lie in a template until the picture is seen, and the styles beside it', async () => {
    await mkdir(path.join(folder, '.vite'));
    await writeFile(path.join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest));
    const scripts = await PageScripts.read(folder);
    const [inside = '', outside = ''] = scripts.linksOf('gringoGazette', 'picture first').split('</template>');
    expect(inside.match(/modulepreload" fetchpriority="low"/g)).toHaveLength(2);
    expect(outside).toContain('rel="preload" as="style"');
    expect(scripts.linksOf('home', 'picture first')).toBe('');
  });

  it('are left to the browser when nobody wrote down which they are', async () => {
    expect((await PageScripts.read(folder)).linksOf('about')).toBe('');
  });
});
