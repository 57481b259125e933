const names: Record<string, string> = {
  '.ql-header .ql-picker-label': 'Text style',
  '.ql-color .ql-picker-label': 'Text colour',
  '.ql-background .ql-picker-label': 'Background colour',
  '.ql-tooltip input': 'Link address',
};

/** Names the controls that the editor leaves without one. */
export function nameEditorControls(frame: HTMLElement): void {
  for (const [selector, name] of Object.entries(names)) frame.querySelector(selector)?.setAttribute('aria-label', name);
}
