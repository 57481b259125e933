import type Quill from 'quill';

/** The part of Quill's snow theme that its types leave out. */
interface LinkBox {
  edit(mode: 'link', address: string): void;
}

/**
 * Opens the editor's link box for the selection, or removes its link. Quill itself would propose the selected words as
 * the address; here they are proposed only if they are one.
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

/** The link to words that are an address themselves; '' for all others. */
export function proposedLink(words: string): string {
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(words)) return `mailto:${words}`;
  return /^(https?:\/\/|www\.)\S+$/i.test(words) ? words : '';
}

/** A link with a scheme where it has none, so that it is not read as a path relative to the page. */
export function wholeLink(typed: string): string {
  const link = typed.trim();
  return /^([a-z][a-z0-9+.-]*:|\/|#|$)/i.test(link) ? link : `https://${link}`;
}
