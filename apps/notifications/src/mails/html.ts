import { escapeMarkup } from '@rover/platform/http/escape-markup';

/** Markup that is safe to send: made by `html`, which escapes every text. */
export class Html {
  constructor(private readonly markup: string) {}

  toString(): string {
    return this.markup;
  }
}

type Insertion = string | number | Html | readonly Html[];

/** A template whose texts are escaped, for use between tags and in quoted attributes. */
export function html(strings: TemplateStringsArray, ...insertions: Insertion[]): Html {
  return new Html(String.raw({ raw: strings }, ...insertions.map(markupOf)));
}

/** A text of several lines, with its line breaks. */
export function lines(text: string): Html {
  return new Html(text.split('\n').map(escapeMarkup).join('<br>'));
}

function markupOf(insertion: Insertion): string {
  if (insertion instanceof Html) return insertion.toString();
  return typeof insertion === 'object' ? insertion.join('') : escapeMarkup(String(insertion));
}
