import { embeddedOrigins } from './embeds.js';

test('the site frames the map and the video, and nothing else', () => {
  expect(embeddedOrigins()).toEqual(['https://www.openstreetmap.org', 'https://www.youtube-nocookie.com']);
});
