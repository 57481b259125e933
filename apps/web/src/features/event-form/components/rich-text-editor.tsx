import { useFieldControl, useFieldLabelId } from '@rover/ui/field';
import Quill from 'quill';
import 'quill/dist/quill.snow.css';
import { useEffect, useRef } from 'react';
import { grounds, inks } from '../editor-colours.js';
import { dressEditor } from '../editor-controls.js';
import { plainHtml } from '../editor-html.js';
import { askForLink } from '../editor-link.js';
import { inPlainInk } from '../editor-paste.js';
import './rich-text-editor.css';

/** Exactly what the server allows. Quill's `list` is both kinds, ordered and bullet. */
const formats = ['header', 'bold', 'italic', 'underline', 'color', 'background', 'list', 'link'];

const toolbar = [
  [{ header: [1, 2, 3, false] }],
  ['bold', 'italic', 'underline'],
  [{ color: [false, ...Object.keys(inks)] }, { background: [false, ...Object.keys(grounds)] }],
  [{ list: 'ordered' }, { list: 'bullet' }],
  ['link', 'clean'],
];

/** Tab leaves the editor instead of indenting, so that the keyboard is not trapped in it. */
const bindings = { tab: null, indent: null, outdent: null, 'remove tab': null };

interface RichTextEditorProps {
  /** Initial HTML; later changes are ignored. */
  initial: string;
  /** Plain HTML, once the writer has changed something. */
  onChange: (html: string) => void;
  /** Called with the element that takes the focus. */
  onReady: (sheet: HTMLElement) => void;
}

export function RichTextEditor({ initial, onChange, onReady }: RichTextEditorProps) {
  const frame = useRef<HTMLDivElement>(null);
  const latest = useRef({ initial, onChange, onReady });
  const root = useRef<HTMLElement>(null);
  const { id: _, ...described } = useFieldControl();
  const attributes = { ...described, 'aria-labelledby': useFieldLabelId() };
  latest.current.onChange = onChange;

  useEffect(() => {
    const place = frame.current;
    if (!place) return;
    const sheet = place.appendChild(document.createElement('div'));
    const quill = new Quill(sheet, {
      theme: 'snow',
      bounds: place,
      formats,
      modules: { toolbar: { container: toolbar, handlers: { link: askForLink } }, keyboard: { bindings } },
    });
    quill.root.classList.add('rich-text');
    quill.root.setAttribute('role', 'textbox');
    quill.root.setAttribute('aria-multiline', 'true');
    root.current = quill.root;
    latest.current.onReady(quill.root);
    dressEditor(place);
    // The editor updates its selection with a delay: a button pressed at once would act on the previous selection.
    place.addEventListener('click', () => quill.selection.update('silent'), { capture: true });
    quill.setContents(quill.clipboard.convert({ html: latest.current.initial }), 'silent');
    quill.clipboard.addMatcher(Node.ELEMENT_NODE, (_node, delta) => inPlainInk(delta));
    quill.on('text-change', () => latest.current.onChange(plainHtml(quill.root.innerHTML)));
    return () => place.replaceChildren();
  }, []);

  useEffect(() => {
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined) root.current?.removeAttribute(name);
      else root.current?.setAttribute(name, String(value));
    }
  });

  // A translation by the browser would be saved with the event.
  return <div ref={frame} translate="no" className="rich-text-editor notranslate" />;
}
