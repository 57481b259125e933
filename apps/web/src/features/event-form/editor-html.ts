import { wholeLink } from './editor-link.js';

/**
 * The editor's own HTML as plain HTML: its two kinds of list items become `ul` and `ol`, its helper elements and empty
 * paragraphs go, and a link written as 'example.com' leads there. '' when nothing is left to read.
 */
export function plainHtml(editorHtml: string): string {
  const { body } = new DOMParser().parseFromString(editorHtml, 'text/html');
  for (const helper of body.querySelectorAll('.ql-ui')) helper.remove();
  for (const list of body.querySelectorAll('ol')) splitList(list);
  for (const paragraph of body.querySelectorAll<HTMLElement>('p, h1, h2, h3')) {
    if (isBlank(paragraph)) paragraph.remove();
  }
  for (const link of body.querySelectorAll('a')) link.setAttribute('href', wholeLink(link.getAttribute('href') ?? ''));
  return isBlank(body) ? '' : body.innerHTML;
}

/** The editor keeps bullets and numbers in one `ol`, told apart by an attribute of each item. */
function splitList(list: HTMLOListElement): void {
  const parts: HTMLElement[] = [];
  for (const item of list.querySelectorAll('li')) {
    const tag = item.dataset.list === 'bullet' ? 'ul' : 'ol';
    let part = parts.at(-1);
    if (part?.localName !== tag) {
      part = list.ownerDocument.createElement(tag);
      parts.push(part);
    }
    item.removeAttribute('data-list');
    part.append(item);
  }
  list.replaceWith(...parts);
}

function isBlank(element: HTMLElement): boolean {
  return (element.textContent ?? '').trim() === '';
}
