import { pages } from '@rover/contracts/pages';
import { escapeMarkup } from '@rover/platform/http/escape-markup';
import { openingWords } from '@rover/venue/events/event-words';
import type { MenuSection } from '@rover/venue/menu/menu-item';
import { menuNotes } from '@rover/venue/menu/menu-notes';
import { priceWords } from '@rover/venue/menu/menu-price';
import { type PageMetadata, pageMetadata } from '@rover/venue/page-metadata';
import { pageTitles } from '@rover/venue/page-titles';
import { venue } from '@rover/venue/venue';
import { venueAddress } from '@rover/venue/venue-words';

const words: Record<string, PageMetadata> = pageMetadata;
const titles: Record<string, string> = { ...pageTitles, home: venue.name };

/**
 * The `<noscript>` of a page: its content between links to the other pages and the pub's address. @param content HTML
 */
export function noscriptPage(title: string, content: string): string {
  const head = `<header class="painted"><div class="bunting"></div>${navigation}<h1>${escapeMarkup(title)}</h1></header>`;
  return `<noscript><div class="plain-page">${head}<div role="main">${content}</div>${footer()}</div></noscript>`;
}

/** Text as paragraphs. */
export function paragraphs(...texts: string[]): string {
  return texts.map((text) => `<p>${escapeMarkup(text)}</p>`).join('');
}

/** The menu with its prices. */
export function menuHtml(sections: readonly MenuSection[]): string {
  return sections.map(sectionHtml).join('') + paragraphs(menuNotes.prices);
}

function sectionHtml({ title, line, items }: MenuSection): string {
  const dishes = items.map(
    ({ name, description, price }) =>
      `<li><b>${escapeMarkup(name)}</b>, ${escapeMarkup(priceWords(price))}<br>${escapeMarkup(description)}</li>`,
  );
  return `<h2>${escapeMarkup(title)}</h2>${paragraphs(line)}<ul>${dishes.join('')}</ul>`;
}

const navigation = `<nav>${Object.entries(pages)
  .filter(([name, path]) => /^\/[^/:]*$/.test(path) && !words[name]?.hidden)
  .map(([name, path]) => `<a href="${path}">${escapeMarkup(titles[name] ?? '')}</a>`)
  .join(' · ')}</nav>`;

function footer(): string {
  const words = paragraphs(
    `${venue.name}, ${venue.kind}: ${venueAddress}.`,
    `Open daily, ${openingWords()}. Ring us: ${venue.phoneDisplay}. With JavaScript this page does more.`,
  );
  return `<footer>${words}</footer>`;
}
