import { type PageMetadata, pageMetadata } from './page-metadata.js';
import { pageTitles, tabTitle } from './page-titles.js';

const words = Object.entries<PageMetadata>(pageMetadata).map(([name, { description }]) => ({
  title: pageTitles[name as keyof typeof pageTitles],
  description,
}));

describe('the words of the pages', () => {
  it('say on the home page what the house is, and where', () => {
    expect(tabTitle(pageTitles.home)).toBe('Irish pub in Cabo San Lucas');
  });

  it('are no two pages’ own', () => {
    expect(new Set(words.map(({ title }) => title)).size).toBe(words.length);
    expect(new Set(words.map(({ description }) => description)).size).toBe(words.length);
  });

  it.each(words)('of $title are as long as a search result shows', ({ title, description }) => {
    expect(tabTitle(title).length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(40);
    expect(description.length).toBeLessThanOrEqual(160);
  });
});
