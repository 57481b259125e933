import { pages } from '@rover/contracts/pages';
import { headPictureSizes, headPictures } from '@rover/venue/head-pictures';
import { heroPhotos } from '@rover/venue/hero-photos';
import { type PageMetadata, pageMetadata } from '@rover/venue/page-metadata';
import { pageTitles } from '@rover/venue/page-titles';
import { type Picture, srcset } from '@rover/venue/picture';
import { venueJsonLd } from '@rover/venue/venue-json-ld';
import { jsonLdScripts } from './json-ld-scripts.js';
import { noscriptPage, paragraphs } from './noscript.js';
import { type PageContent, type PageName, pageContents } from './page-contents.js';
import { headHtml, pictureLink } from './page-head.js';
import type { PageParts } from './page-template.js';
import type { PublicAddresses } from './public-addresses.js';
import { pubImage } from './shared-image.js';

/** Every page has its words: one that is missing in `pageMetadata` does not compile. */
const words: Record<PageName | 'notFound', PageMetadata> = pageMetadata;

/** Not every page has a picture at its head. */
const pagePictures: Partial<Record<PageName | 'notFound', Picture>> = headPictures;

/**
 * A page of the site. `event` is the page of an event of which nothing is known.
 *
 * @param shown HTML for `<noscript>`, where it is not always the same
 */
export function sitePage(name: PageName | 'notFound', addresses: PublicAddresses, shown?: string): PageParts {
  const title = pageTitles[name];
  const { description, hidden } = words[name];
  const { plain, linkedData, extra }: PageContent = (name !== 'notFound' && pageContents[name]) || {};
  const picture = pagePictures[name];
  const path = name === 'notFound' ? undefined : pages[name];
  const address = path && !path.includes(':') ? addresses.of(path) : undefined;
  const head = headHtml({
    title,
    description,
    image: pubImage(addresses),
    ...(address && { address }),
    ...(hidden && { hidden }),
    extra: [picture && pictureLink(srcset(picture, 'avif'), headPictureSizes), extra].filter(Boolean).join('\n    '),
  });
  const data = [...(hidden ? [] : [pubJsonLd(addresses)]), ...(address && linkedData ? [linkedData(address)] : [])];
  return { head, body: noscriptPage(title, shown ?? plain ?? paragraphs(description)) + jsonLdScripts(data) };
}

function pubJsonLd(addresses: PublicAddresses) {
  return venueJsonLd({
    home: addresses.home,
    menu: addresses.of(pages.menu),
    images: [pubImage(addresses).url, ...heroPhotos.map(({ src }) => addresses.of(src))],
  });
}
