import { existsSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { failure, line, sum } from './tally.mjs';
import { inRoot, readJson } from './workspace.mjs';

const site = inRoot('apps', 'web', 'dist');
/** How a phone shows the picture at the head of a page: its width in CSS pixels, and its device pixel ratio. */
const phone = { width: 390, density: 2 };

const kinds = {
  javascript: ({ file }) => [file],
  styles: ({ css = [] }) => css,
  fonts: ({ assets = [] }) => assets.filter((file) => file.endsWith('.woff2')),
  pictures: ({ assets = [] }) => assets.filter((file) => !file.endsWith('.woff2')),
};

/**
 * Checks what a first visit fetches against `apps/web/budgets.json`: bytes as a browser receives them, without headers,
 * for what every page loads, and for what each route loads besides.
 * @returns a tally, with a route as a test
 */
export async function checkBudgets() {
  const budgets = readJson(inRoot('apps', 'web', 'budgets.json'));
  const weights = await weighSite(budgets);
  return sum(Object.entries(weights).map(([route, weight]) => judge(route, weight, budgets[route])));
}

/** By route, and by kind: files with their bytes, heaviest first. */
async function weighSite(budgets) {
  const { pages, pageSource } = await import('@rover/contracts/pages');
  const { headPictures } = await import('@rover/venue/head-pictures');
  const manifest = readJson(`${site}/.vite/manifest.json`);
  const everyPage = closureOf(manifest, ['index.html', 'src/shell/picture-first.ts']);
  const nameOf = Object.fromEntries(Object.entries(pages).map(([name, path]) => [path, name]));
  const routes = new Set(['/404', ...Object.values(pages), ...Object.keys(budgets)]);
  routes.delete('every page');

  const weights = { 'every page': weighChunks(everyPage) };
  for (const route of routes) {
    const name = nameOf[route.split('?', 1)[0]] ?? 'notFound';
    const own = ownChunks(manifest, pageSource(name), budgets[route]?.atOnce).filter(
      (chunk) => !everyPage.includes(chunk),
    );
    weights[route] = weighChunks(own, await headPictureFile(headPictures[name]));
  }
  return weights;
}

/** The chunks of a page; without any of its own it is part of the entry. */
function ownChunks(manifest, source, atOnce = []) {
  // Under another name it would count as 0 bytes, and the server would not tell the browser what to preload.
  if (!existsSync(inRoot('apps', 'web', source))) throw new Error(`There is no apps/web/${source}.`);
  const { dynamicImports = [] } = manifest[source] ?? {};
  const fetched = dynamicImports.filter((part) => atOnce.includes(manifest[part].name));
  return closureOf(manifest, [source, ...fetched]);
}

function closureOf(manifest, names) {
  const found = new Set();
  for (const name of names) visit(name);
  return [...found];

  function visit(name) {
    const chunk = manifest[name];
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const imported of chunk.imports ?? []) visit(imported);
  }
}

async function headPictureFile(picture) {
  if (!picture) return [];
  const { pictureFiles } = await import('@rover/venue/picture');
  const files = pictureFiles(picture, 'avif');
  const { src } = files.find(({ width }) => width >= phone.width * phone.density) ?? files.at(-1);
  return [src];
}

function weighChunks(chunks, pictures = []) {
  return Object.fromEntries(
    Object.entries(kinds).map(([kind, filesOf]) => {
      const files = new Set([...chunks.flatMap(filesOf), ...(kind === 'pictures' ? pictures : [])]);
      return [kind, [...files].map((file) => ({ file, bytes: bytesOf(file) })).sort((a, b) => b.bytes - a.bytes)];
    }),
  );
}

/** As the gateway sends it to a browser that reads brotli. */
function bytesOf(file) {
  const packed = `${site}/${file}.br`;
  return statSync(existsSync(packed) ? packed : `${site}/${file}`).size;
}

function judge(route, weight, budget) {
  if (!budget) return failure(`apps/web/budgets.json has no budget for ${route}`);
  const over = Object.entries(weight).flatMap(([kind, files]) => {
    const bytes = files.reduce((total, one) => total + one.bytes, 0);
    const most = budget[kind] ?? 0;
    if (bytes <= most) return [];
    const heaviest = files.slice(0, 5).map((one) => `${one.file} ${one.bytes}`);
    return [`${bytes} bytes of ${kind}, ${bytes - most} over its budget of ${most}: ${heaviest.join(', ')}`];
  });
  return over.length === 0 ? { ...sum([]), passed: 1 } : failure(`${route} has grown to ${over.join('; and to ')}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const tally = await checkBudgets();
  for (const text of tally.complaints) console.log(text);
  console.log(line(tally));
  process.exitCode = tally.failed === 0 ? 0 : 1;
}
