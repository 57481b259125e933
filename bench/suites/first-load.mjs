/**
 * The first visit to the home page on a phone, in bytes over the network: its scripts, against React and its router
 * alone, and everything before its first picture is visible. Where Lighthouse is installed, also its scores of the
 * landing pages.
 */
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { rolldown } from 'rolldown';
import { chromium as placeOfChromium } from '../../tools/chromium.mjs';
import { freePort } from '../../tools/free-port.mjs';
import { which } from '../../tools/programs.mjs';
import { median } from '../interleave.mjs';
import { openBenchPub } from '../pub.mjs';
import { round } from '../round.mjs';
import { outputOf } from '../tools.mjs';

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
/** How often Lighthouse measures a page: its score for speed varies. */
const looks = 3;

export async function measure() {
  const pub = await openBenchPub({ events: 4 });
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await placeOfChromium(),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  try {
    const { scripts, beforePicture } = await firstVisit(browser, `${pub.url}/`);
    const alone = await reactAlone();
    const [event] = await (await fetch(`${pub.url}/api/events`)).json();
    const addresses = ['/', '/menu', '/events', `/events/${event.slug}`];
    return [
      { what: 'React and its router alone, without headers', ...kilobytes(alone) },
      { what: 'scripts of /, without headers', ...kilobytes(scripts), atMost: 95 },
      { what: 'all before the first picture of /', ...kilobytes(beforePicture), atMost: 160 },
      ...(await lighthouseRows(addresses, pub.url, port)),
    ];
  } finally {
    await browser.close();
    await pub.close();
  }
}

/**
 * In bytes; the scripts without headers, like the figure for React alone. Bytes before the picture do not include it.
 */
async function firstVisit(browser, url) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const asked = new Map();
  session.on('Network.requestWillBeSent', ({ requestId, type, wallTime }) =>
    asked.set(requestId, { type, at: wallTime * 1_000, bytes: 0, ofHeaders: 0 }),
  );
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = asked.get(requestId);
    if (request) request.ofHeaders = response.encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = asked.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  await page.goto(url, { waitUntil: 'networkidle' });
  const seen = await page.evaluate(firstPictureSeen);
  const answers = [...asked.values()];
  await context.close();
  return {
    scripts: sumOf(answers.filter(({ type }) => type === 'Script').map(({ bytes, ofHeaders }) => bytes - ofHeaders)),
    beforePicture: sumOf(answers.filter(({ type, at }) => type !== 'Image' && at < seen).map(({ bytes }) => bytes)),
  };
}

/** Runs in the page: when a picture first was the largest contentful paint, in milliseconds since 1970. */
function firstPictureSeen() {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      const picture = list.getEntries().find(({ url }) => url !== '');
      if (picture) resolve(performance.timeOrigin + picture.startTime);
    });
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

function sumOf(bytes) {
  return bytes.reduce((total, some) => total + some, 0);
}

/** Bytes of the smallest app, built and compressed like the site. */
async function reactAlone() {
  const bundle = await rolldown({
    input: fileURLToPath(new URL('../react-alone.mjs', import.meta.url)),
    platform: 'browser',
    logLevel: 'silent',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  });
  const { output } = await bundle.generate({ minify: true });
  await bundle.close();
  return brotliCompressSync(output[0].code).length;
}

function kilobytes(bytes) {
  return { figure: bytes, unit: 'bytes', told: round(bytes / 1_000, 1) };
}

async function lighthouseRows(addresses, url, port) {
  if (!which('lighthouse')) {
    process.stderr.write('lighthouse is not installed (npm install --global lighthouse@12.8.2): no scores.\n');
    return [];
  }
  const rows = [];
  for (const address of addresses) {
    const scores = [];
    for (let look = 0; look < looks; look += 1) scores.push(await lighthouseScores(url + address, port));
    const medians = Object.fromEntries(categories.map((name) => [name, median(scores.map((score) => score[name]))]));
    rows.push({ what: `Lighthouse, ${address}`, ...medians, told: Math.min(...Object.values(medians)), atLeast: 100 });
  }
  return rows;
}

/** Lighthouse's scores out of 100, by category, in the browser behind a debugging port. */
async function lighthouseScores(url, port) {
  const only = `--only-categories=${categories.join(',')}`;
  const report = JSON.parse(await outputOf('lighthouse', [url, '--quiet', '--output=json', `--port=${port}`, only]));
  return Object.fromEntries(categories.map((name) => [name, round(report.categories[name].score * 100)]));
}
