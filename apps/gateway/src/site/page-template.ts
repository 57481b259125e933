import { type EventScreen, eventPlaceholders } from '@rover/contracts/event-screen';
import { escapeMarkup } from '@rover/platform/http/escape-markup';
import { type EncodedAnswer, encodeAnswer } from '../reads/encoded-answer.js';
import type { PageName } from './page-contents.js';

/** The parts that differ from page to page, as HTML. */
export interface PageParts {
  /** Replaces the title and the description. */
  head: string;
  /** Replaces the `<noscript>`. */
  body: string;
  /** The texts for the places in the first screen of an event. */
  screen?: EventScreen | undefined;
}

/** The links of a page to what the browser shall fetch. */
export interface PageLinks {
  linksOf(name: PageName | 'notFound'): string;
}

const titles = /<title>[^<]*<\/title>/;
const descriptions = /\s*<meta name="description"[^>]*>/;
const withoutScripts = /<noscript>[\s\S]*?<\/noscript>/;

/** The built site's HTML, split once at the places where the parts of a page go. */
export class PageTemplate {
  private readonly before: string;
  private readonly between: string;
  private readonly after: string;

  /**
   * @param scripts of the same build
   * @throws Error when the HTML has no title or no noscript to put the parts of a page in
   */
  constructor(
    html: string,
    private readonly scripts: PageLinks,
  ) {
    const [before, rest] = cutOut(html.replace(descriptions, ''), titles);
    const [between, after] = cutOut(rest, withoutScripts);
    this.before = before;
    this.between = between;
    this.after = after;
  }

  fill(name: PageName | 'notFound', { head, body, screen }: PageParts): Promise<EncodedAnswer> {
    const between = screen ? inPlaces(this.between, screen) : this.between;
    const html = `${this.before}${head}${this.scripts.linksOf(name)}${between}${body}${this.after}`;
    return encodeAnswer(Buffer.from(html), { 'content-type': 'text/html; charset=utf-8' });
  }
}

/** Fills the places of the first screen, with every text escaped. */
function inPlaces(html: string, screen: EventScreen): string {
  return html.replaceAll(eventPlaceholders, (_place, name: keyof EventScreen) => escapeMarkup(screen[name]));
}

function cutOut(html: string, part: RegExp): [before: string, after: string] {
  const found = part.exec(html);
  if (!found) throw new Error(`The site's index.html has nothing like ${part}`);
  return [html.slice(0, found.index), html.slice(found.index + found[0].length)];
}
