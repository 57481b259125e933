import { expect, type Page } from '@playwright/test';
import type { EventMedia, MediaItem } from '@rover/contracts/events';
import sharp from 'sharp';
import { faintWords } from '../../support/contrast.js';
import { holdBack } from '../../support/hold-back.js';
import { expectGoodAtEveryWidth, narrowest, nextStep } from '../../support/page-checks.js';
import { patchEventResponses } from '../../support/patch-event-responses.js';
import { test } from '../../support/test.js';

const none: EventMedia = { images: [], videos: [], voiceNotes: [], additionalContent: [] };

/** The pub has four hero photos; the query makes each address another one. */
const photo = (n: number, caption = ''): MediaItem => ({ url: `/herophotos/session.jpg?${n}`, caption });

const part = (page: Page) => page.getByRole('region', { name: 'Event Media' });
const tiles = (page: Page) => part(page).getByRole('button', { name: /^Open photo/ });
/** What hears the keys. */
const viewer = (page: Page) => page.locator('.yarl__container');
const lightbox = (page: Page) => page.getByRole('dialog').or(page.locator('.yarl__root')).first();

test('photos open at full size with their captions, go round, and give the focus back', async ({ page, api }) => {
  const { slug, title } = await api.createEvent();
  const images = [photo(1, 'The box player'), photo(2), photo(3, 'Last orders')];
  await patchEventResponses(page, () => ({ media: { ...none, images } }));
  await page.goto(`/events/${slug}`);
  await expect(part(page).getByText('Last orders')).toBeVisible();
  await tiles(page).last().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('3 of 3')).toBeVisible();
  await expect(viewer(page)).toBeFocused();
  await expect(lightbox(page).getByText('Last orders')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('1 of 3')).toBeVisible();
  await expect(page.getByRole('img', { name: 'The box player' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('img', { name: `Photo 2 of ${title}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('2 of 3')).toBeHidden();
  await expect(tiles(page).last()).toBeFocused();
});

test('Back closes a photo that is open, and then leaves the page', async ({ page, api }) => {
  const { slug } = await api.createEvent();
  await patchEventResponses(page, () => ({ media: { ...none, images: [photo(1), photo(2)] } }));
  await page.goto('/events');
  await page.goto(`/events/${slug}`);
  for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    await tiles(page).last().click();
    await expect(page.getByText('2 of 2')).toBeVisible();
    const stepped = await nextStep(page);
    await close();
    await expect(page.getByText('2 of 2')).toBeHidden();
    await expect(tiles(page).last()).toBeFocused();
    await stepped();
  }
  await expect(page).toHaveURL(`/events/${slug}`);
  await page.goBack();
  await expect(page).toHaveURL('/events');
});

test('who has gone on to another photo stays there when the event changes meanwhile', async ({ page, api }) => {
  const { slug } = await api.createEvent();
  await patchEventResponses(page, () => ({ media: { ...none, images: [photo(1), photo(2), photo(3)] } }));
  const breakOff = await holdBack(page, /session\.jpg\?3/, (route) => route.abort());
  await page.goto(`/events/${slug}`);
  await tiles(page).first().click();
  await expect(page.getByText('1 of 3')).toBeVisible();
  await expect(viewer(page)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('2 of 3')).toBeVisible();
  // The third turns out not to be there.
  breakOff();
  await expect(page.getByText('2 of 2')).toBeVisible();
});

test('a photo that was drawn nearer stays so while the minutes pass', async ({ page, api }) => {
  const { slug } = await api.createEvent();
  await patchEventResponses(page, () => ({ media: { ...none, images: [photo(1), photo(2), photo(3)] } }));
  await page.clock.install({ time: new Date() });
  await page.goto(`/events/${slug}`);
  await tiles(page).first().click();
  await expect(viewer(page)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('3 of 3')).toBeVisible();
  await expect(viewer(page).getByRole('button', { name: 'Zoom in' })).toBeEnabled();
  const width = async () => (await viewer(page).locator('.yarl__slide_current img').boundingBox())?.width ?? 0;
  await expect.poll(width).toBeGreaterThan(200);
  const whole = await width();
  await page.keyboard.press('+');
  await expect.poll(width).toBeGreaterThan(whole * 1.2);
  await page.clock.fastForward('01:01');
  await page.clock.runFor(1_000);
  expect(await width()).toBeGreaterThan(whole * 1.2);
});

test('films and recordings have the browser’s own controls, and what is sound is played', async ({ page, api }) => {
  const { slug, title } = await api.createEvent();
  const videos = [1, 2, 3, 4, 5].map((n) => ({ url: `/films/${n}.webm`, caption: n === 1 ? 'The last reel' : '' }));
  await page.route('/films/*', () => undefined);
  await patchEventResponses(page, () => ({
    media: { ...none, videos, voiceNotes: [{ url: '/music/session.mp3', caption: 'A tune' }] },
  }));
  await page.goto(`/events/${slug}`, { waitUntil: 'commit' });
  const films = part(page).locator('video');
  await expect(films).toHaveCount(5);
  for (const film of await films.all()) await expect(film).toHaveAttribute('controls', '');
  await expect(part(page).getByLabel('The last reel')).toHaveAttribute('preload', 'metadata');
  await expect(part(page).getByLabel(`Video 5 of ${title}`)).toHaveAttribute('preload', 'none');
  const tune = part(page).getByLabel('A tune');
  await tune.evaluate((audio: HTMLAudioElement) => {
    audio.muted = true;
    return audio.play();
  });
  await expect.poll(() => tune.evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBeGreaterThan(0);
});

test('other content is sorted by its extension, and what has none is a photo', async ({ page, api }) => {
  const { slug } = await api.createEvent();
  const additionalContent = ['/a/clip.MOV?x', '/a/note.ogg', '/herophotos/session.jpg', '/a/poster'].map((url) => ({
    url,
    caption: url,
  }));
  await page.route('/a/*', () => undefined);
  await patchEventResponses(page, () => ({ media: { ...none, additionalContent } }));
  await page.goto(`/events/${slug}`, { waitUntil: 'commit' });
  await expect(part(page).locator('video')).toHaveAttribute('src', '/a/clip.MOV?x');
  await expect(part(page).locator('audio')).toHaveAttribute('src', '/a/note.ogg');
  await expect(tiles(page)).toHaveCount(2);
});

test('what cannot be shown says so in red and does not open', async ({ page, api }) => {
  const { slug } = await api.createEvent();
  const images = [photo(1), { url: '/gone.jpg', caption: 'Gone' }, { url: '', caption: '' }];
  const videos = [{ url: '/gone.webm', caption: '' }];
  const voiceNotes = [{ url: '/gone.mp3', caption: '' }];
  await patchEventResponses(page, () => ({ media: { ...none, images, videos, voiceNotes } }));
  await page.goto(`/events/${slug}`);
  const gone = part(page).getByRole('button', { name: 'Failed to load image' });
  await gone.scrollIntoViewIfNeeded();
  await expect(gone).toBeDisabled();
  await expect(gone.locator('span').first()).toHaveCSS('background-color', 'rgb(168, 67, 31)');
  await expect(part(page).getByRole('button', { name: 'No URL' })).toBeDisabled();
  await expect(part(page).getByText('Failed to load video')).toBeVisible();
  await expect(part(page).getByText('Failed to load audio')).toBeVisible();
  await expect(part(page).getByRole('link', { name: 'Open the file' }).first()).toHaveAttribute('href', '/gone.webm');
  await tiles(page).click();
  await expect(page.getByText('1 of 1')).toBeVisible();
});

test('of sixty photos twelve hang at first, and the keyboard goes on where the others begin', async ({ page, api }) => {
  const { slug } = await api.createEvent();
  const images = Array.from({ length: 60 }, (_, n) => photo(n));
  await patchEventResponses(page, () => ({ media: { ...none, images } }));
  await page.goto(`/events/${slug}`);
  await expect(tiles(page)).toHaveCount(12);
  await part(page).getByRole('button', { name: 'Show all 60 photos' }).press('Enter');
  await expect(tiles(page)).toHaveCount(60);
  await expect(tiles(page).nth(12)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('13 of 60')).toBeVisible();
});

test('an uploaded photo comes in the width that fits, behind a blurred one until it is there', async ({
  page,
  api,
}) => {
  const { slug } = await api.createEvent();
  const url = '/media/0b0f6a5e-4a7c-4a0e-9c53-2f6f1c1c9a11/photo-1600x1067.jpg';
  const placeholder = '1QcSHQRnh493V4dIh4eXh1h4kJUI';
  let asked = '';
  await page.route(/photo-1600x1067/, (route) => {
    asked = route.request().url();
  });
  await patchEventResponses(page, () => ({ media: { ...none, images: [{ url, caption: '', placeholder }] } }));
  await page.goto(`/events/${slug}`);
  const image = tiles(page).locator('img');
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveCSS('background-image', /^url\("data:image\/png;base64,/);
  await expect.poll(() => asked).toContain(`${url}?w=480`);
});

test('an event without media has no place for them', async ({ page, api }) => {
  const { slug } = await api.createEvent();
  await page.goto(`/events/${slug}`);
  await expect(page.getByRole('heading', { name: 'Event Details' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Event Media' })).toHaveCount(0);
});

test('media and the open lightbox are accessible and stay on the page', async ({ page, api }) => {
  await page.setViewportSize(narrowest);
  const long = 'Donaudampfschifffahrtsgesellschaftskapitänsabend'.repeat(6);
  const { slug } = await api.createEvent();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await patchEventResponses(page, () => ({
    media: {
      ...none,
      images: [photo(1, long), photo(2), { url: '', caption: long }],
      voiceNotes: [{ url: '/music/session.mp3', caption: long }],
    },
  }));
  await page.goto(`/events/${slug}`);
  await expect(tiles(page)).toHaveCount(2);
  await expectGoodAtEveryWidth(page);
  await tiles(page).first().click();
  await expect(page.getByText('1 of 2')).toBeVisible();
  await expectGoodAtEveryWidth(page);
});

test('the count stands out over a photo that is drawn nearer, be it white', async ({ page, api }) => {
  const { slug } = await api.createEvent();
  const white = await sharp({ create: { width: 2400, height: 1600, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  await page.route('**/herophotos/session.jpg?*', (route) => route.fulfill({ contentType: 'image/png', body: white }));
  await patchEventResponses(page, () => ({ media: { ...none, images: [photo(1), photo(2)] } }));
  await page.goto(`/events/${slug}`);
  await tiles(page).first().click();
  await expect(viewer(page).getByRole('button', { name: 'Zoom in' })).toBeEnabled();
  await page.keyboard.press('+');
  await expect
    .poll(async () => (await viewer(page).locator('.yarl__slide_current img').boundingBox())?.x ?? 0)
    .toBeLessThan(0);
  expect(await faintWords(page, '.yarl__container')).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('two fingers draw a photo nearer, and the page stays as it is', async ({ page, api }) => {
    const { slug } = await api.createEvent();
    await patchEventResponses(page, () => ({ media: { ...none, images: [photo(1), photo(2)] } }));
    await page.goto(`/events/${slug}`);
    await tiles(page).first().click();
    const seen = viewer(page).locator('.yarl__slide_current img');
    const width = async () => (await seen.boundingBox())?.width ?? 0;
    await expect.poll(width).toBeGreaterThan(200);
    const whole = await width();
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...places: number[]) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: places.map((x, id) => ({ x, y: 420, id })) });
    await touch('touchStart', 180, 210);
    for (const step of [20, 40, 60, 80, 100]) await touch('touchMove', 180 - step, 210 + step);
    await touch('touchEnd');
    await expect.poll(width).toBeGreaterThan(whole * 1.2);
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
  });
});
