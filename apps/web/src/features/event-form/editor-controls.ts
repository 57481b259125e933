import { grounds, inks } from './editor-colours.js';

/** By selector; the later one wins. */
const names: Record<string, string> = {
  '.ql-toolbar': 'Text formatting',
  '.ql-bold': 'Bold',
  '.ql-italic': 'Italic',
  '.ql-underline': 'Underline',
  '.ql-list[value=ordered]': 'Numbered list',
  '.ql-list[value=bullet]': 'Bulleted list',
  '.ql-link': 'Link',
  '.ql-clean': 'Clear formatting',
  '.ql-header .ql-picker-label': 'Text style',
  '.ql-color .ql-picker-label': 'Text colour',
  '.ql-background .ql-picker-label': 'Background colour',
  '.ql-header .ql-picker-item': 'Normal',
  '.ql-header .ql-picker-item[data-value="1"]': 'Heading 1',
  '.ql-header .ql-picker-item[data-value="2"]': 'Heading 2',
  '.ql-header .ql-picker-item[data-value="3"]': 'Heading 3',
  '.ql-color .ql-picker-item': 'Plain',
  '.ql-background .ql-picker-item': 'None',
  '.ql-tooltip input': 'Link address',
};

/** Adds what the editor leaves out: accessible names, and Space and Enter on its controls. */
export function dressEditor(frame: HTMLElement): void {
  for (const [selector, name] of Object.entries(names)) {
    for (const control of frame.querySelectorAll(selector)) nameControl(control, name);
  }
  for (const [colour, name] of Object.entries({ ...inks, ...grounds })) {
    for (const swatch of frame.querySelectorAll(`[data-value="${colour}"]`)) nameControl(swatch, name);
  }
  frame.querySelector('.ql-tooltip input')?.setAttribute('data-link', 'https://');
  for (const picker of frame.querySelectorAll<HTMLElement>('.ql-picker-label, .ql-picker-item')) {
    picker.addEventListener('keydown', (event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      picker.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
    });
  }
  for (const link of frame.querySelectorAll<HTMLElement>('.ql-tooltip :is(.ql-action, .ql-remove)')) {
    link.tabIndex = 0;
    link.role = 'button';
    link.addEventListener('keydown', (event) => {
      if (event.key !== ' ' && event.key !== 'Enter') return;
      event.preventDefault();
      link.click();
    });
  }
}

/** Escape closes the editor's own lists and link box, not the dialog around it. */
export function leaveEscapeToEditor(event: KeyboardEvent): void {
  const { activeElement } = document;
  if (activeElement?.closest('.ql-tooltip, .ql-picker.ql-expanded')) event.preventDefault();
}

function nameControl(control: Element, name: string): void {
  control.setAttribute('aria-label', name);
  if (!control.matches('.ql-toolbar, input')) control.setAttribute('title', name);
}
