import { cleaned, isVisible } from '@rover/platform/validation/clean-text';
import sanitizeHtml from 'sanitize-html';

const plainColour = [/^#[0-9a-f]{3,8}$/i, /^rgba?\([\d\s.,%]{1,40}\)$/i, /^[a-z]{3,20}$/i];

/**
 * An address that means the same on every page and in a mail: a path on this site, or one with a scheme;
 * `allowedSchemes` says which.
 */
const whole = /^\s*(?:[a-z]+:|\/)/i;

const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'h1', 'h2', 'h3', 'strong', 'em', 'u', 'ol', 'ul', 'li', 'a', 'span'],
  allowedAttributes: { a: ['href', 'rel', 'target'], '*': ['style'], li: ['data-list', 'style'] },
  allowedStyles: { '*': { color: plainColour, 'background-color': plainColour } },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 20,
  disallowedTagsMode: 'discard',
  transformTags: {
    b: 'strong',
    i: 'em',
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: { ...(whole.test(href) && { href }), rel: 'noopener noreferrer nofollow', target: '_blank' },
    }),
  },
};

/**
 * No text can be matched in two ways; otherwise a long run of blanks would make this regex backtrack without end
 * (ReDoS).
 */
const emptyParagraphs = /<p(?: [^>]*)?>(?:\s|&nbsp;|<br[^>]*>|<\/?(?:strong|em|u|span|a)(?: [^>]*)?>)*<\/p>/g;

/**
 * The HTML of the editor, reduced to exactly what the editor makes, without empty paragraphs; its text is cleaned as by
 * `CleanText`. '' when nothing is left. It is sanitised last: to remove a character from HTML, or to compose two, can
 * change the address of a link, or leave a tag open.
 */
export function cleanRichText(html: string): string {
  const decoded = sanitizeHtml(html, allowed);
  const clean = sanitizeHtml(cleaned(decoded), allowed).replace(emptyParagraphs, '').trim();
  const text = sanitizeHtml(clean, { allowedTags: [], allowedAttributes: {} }).replaceAll('&nbsp;', ' ');
  return isVisible(text) ? clean : '';
}
