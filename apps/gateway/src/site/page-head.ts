import { escapeMarkup } from '@rover/platform/http/escape-markup';
import { tabTitle } from '@rover/venue/page-titles';
import { venue } from '@rover/venue/venue';
import type { SharedImage } from './shared-image.js';

/** What the head of a page says, to search engines and in previews of shared links. */
interface PageHead {
  title: string;
  description: string;
  /** The canonical URL of the page; undefined where it has none. */
  address?: string;
  image: SharedImage;
  /** Whether search engines shall leave it out. */
  hidden?: boolean;
  /** HTML of ours: what the page needs early, such as the preload of its largest picture. */
  extra?: string;
}

/** The head of a page as HTML, with every text escaped. */
export function headHtml({ title, description, address, image, hidden, extra }: PageHead): string {
  const lines = [
    `<title>${escapeMarkup(tabTitle(title))}</title>`,
    named('description', description),
    hidden && named('robots', 'noindex'),
    address && `<link rel="canonical" href="${escapeMarkup(address)}" />`,
    property('og:type', 'website'),
    property('og:site_name', venue.name),
    property('og:locale', 'en_US'),
    property('og:title', title),
    property('og:description', description),
    address && property('og:url', address),
    property('og:image', image.url),
    image.type && property('og:image:type', image.type),
    image.width && property('og:image:width', String(image.width)),
    image.height && property('og:image:height', String(image.height)),
    property('og:image:alt', image.alt),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', title),
    named('twitter:description', description),
    named('twitter:image', image.url),
    named('twitter:image:alt', image.alt),
    extra,
  ];
  return lines.filter(Boolean).join('\n    ');
}

/**
 * A link by which calendars, and browsers that look for feeds, find the same as a calendar. @param path on this site
 */
export function calendarLink(path: string): string {
  return `<link rel="alternate" type="text/calendar" href="${escapeMarkup(path)}" />`;
}

/**
 * A preload of one of the site's own pictures, in the size that will be shown. @param files its AVIF, as for `srcset`
 */
export function pictureLink(files: string, sizes: string): string {
  return imageLink('type="image/avif"', files, sizes);
}

/** The same for a photo that was uploaded. @param files as in the `srcset` of an image */
export function photoLink(src: string, files: string, sizes: string): string {
  return imageLink(`href="${escapeMarkup(src)}"`, files, sizes);
}

function imageLink(which: string, files: string, sizes: string): string {
  return `<link rel="preload" as="image" ${which} imagesrcset="${escapeMarkup(files)}" imagesizes="${escapeMarkup(sizes)}" fetchpriority="high" />`;
}

function named(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeMarkup(content)}" />`;
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeMarkup(content)}" />`;
}
