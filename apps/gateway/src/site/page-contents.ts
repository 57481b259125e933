import { calendarFeedPath } from '@rover/contracts/calendar';
import type { pages } from '@rover/contracts/pages';
import type { JsonLd } from '@rover/venue/json-ld';
import { menu } from '@rover/venue/menu/menu';
import { drinksMenu } from '@rover/venue/menu/menu-drinks';
import { foodMenu } from '@rover/venue/menu/menu-food';
import type { MenuSection } from '@rover/venue/menu/menu-item';
import { menuJsonLd } from '@rover/venue/menu/menu-json-ld';
import { offers, story } from '@rover/venue/story';
import { venue } from '@rover/venue/venue';
import { venueId } from '@rover/venue/venue-json-ld';
import { packagePersonsWords, packagePriceWords, vipPackages } from '@rover/venue/vip/vip-packages';
import { vipServices } from '@rover/venue/vip/vip-services';
import { menuHtml, paragraphs } from './noscript.js';
import { calendarLink } from './page-head.js';

export type PageName = keyof typeof pages;

/** What a page has besides its words in `pageMetadata`. */
export interface PageContent {
  /** HTML for `<noscript>`; the page's description where there is none. */
  plain?: string;
  /** Linked data of the page, besides that of the pub. @param address the page's absolute URL */
  linkedData?: (address: string) => JsonLd;
  /** HTML of ours in the head: what the page needs early, such as the preload of its largest picture. */
  extra?: string;
}

export const pageContents: Partial<Record<PageName, PageContent>> = {
  home: {
    plain: paragraphs(venue.welcome, venue.tagline, ...offers.map(({ words }) => words)),
    linkedData: website,
  },
  about: { plain: paragraphs(...story) },
  menu: ofTheMenu(menu),
  food: ofTheMenu(foodMenu),
  drinks: ofTheMenu(drinksMenu),
  vipPackages: { plain: paragraphs(...packageWords(), packagePersonsWords(), serviceWords()) },
  events: { extra: calendarLink(calendarFeedPath) },
};

function ofTheMenu(sections: readonly MenuSection[]): PageContent {
  return { plain: menuHtml(sections), linkedData: (address) => menuJsonLd(address, sections) };
}

function packageWords(): string[] {
  return vipPackages.map(({ name, price, food, drinks, ancillaries }) =>
    [
      `${name}, ${packagePriceWords(price)} per person.`,
      food,
      ...[...drinks, ...ancillaries].map((line) => `${line}.`),
    ].join(' '),
  );
}

function serviceWords(): string {
  return `With any of them, or alone: ${vipServices.map(({ name }) => name).join(', ')}.`;
}

function website(home: string): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${home}#site`,
    url: home,
    name: venue.name,
    publisher: { '@id': venueId(home) },
  };
}
