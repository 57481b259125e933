import type Quill from 'quill';

/** What of the editor's snow theme its own types leave out. */
interface LinkBox {
  edit(mode: 'link', address: string): void;
}

/**
 * Opens the editor's link box for the chosen words, or takes their link off. The editor itself would propose the words as
 * the address; ours begins empty unless the words are one.
 */
export function askForLink(this: { quill: Quill }, wanted: boolean): void {
  const { quill } = this;
  const range = quill.getSelection();
  if (!range || range.length === 0) return;
  if (!wanted) {
    quill.format('link', false, 'user');
    return;
  }
  const { tooltip } = quill.theme as unknown as { tooltip: LinkBox };
  tooltip.edit('link', proposedLink(quill.getText(range).trim()));
}

/** Where words lead that are an address themselves; '' of all others. */
export function proposedLink(words: string): string {
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(words)) return `mailto:${words}`;
  return /^(https?:\/\/|www\.)\S+$/i.test(words) ? words : '';
}

/** A link that leads somewhere else than to a page beside this one. */
export function wholeLink(typed: string): string {
  const link = typed.trim();
  return /^([a-z][a-z0-9+.-]*:|\/|#|$)/i.test(link) ? link : `https://${link}`;
}
