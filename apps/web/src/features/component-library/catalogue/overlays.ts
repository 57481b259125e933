import { DeleteDialog } from '../examples/delete-dialog.js';
import deleteDialogCode from '../examples/delete-dialog.tsx?raw';
import { FilterSheet } from '../examples/filter-sheet.js';
import filterSheetCode from '../examples/filter-sheet.tsx?raw';
import { FormDialog } from '../examples/form-dialog.js';
import formDialogCode from '../examples/form-dialog.tsx?raw';
import { Gallery } from '../examples/gallery.js';
import galleryCode from '../examples/gallery.tsx?raw';
import { RequestSent } from '../examples/request-sent.js';
import requestSentCode from '../examples/request-sent.tsx?raw';
import { Tooltips } from '../examples/tooltips.js';
import tooltipsCode from '../examples/tooltips.tsx?raw';
import type { Entry } from './entry.js';

export const overlays: readonly Entry[] = [
  {
    id: 'dialog',
    name: 'Dialog',
    category: 'Overlays',
    about: 'A form over the page. It keeps the focus, and gives it back.',
    examples: [{ title: 'With a form', Demo: FormDialog, code: formDialogCode }],
  },
  {
    id: 'alert-dialog',
    name: 'Alert dialog',
    category: 'Overlays',
    about: 'Asks before something that cannot be taken back.',
    examples: [{ title: 'Delete Event', Demo: DeleteDialog, code: deleteDialogCode }],
  },
  {
    id: 'notice-dialog',
    name: 'Notice dialog',
    category: 'Overlays',
    about: 'What became of something, where it must not be missed.',
    examples: [{ title: 'After a request', Demo: RequestSent, code: requestSentCode }],
  },
  {
    id: 'sheet',
    name: 'Sheet',
    category: 'Overlays',
    about: 'A list or a filter, pinned to an edge.',
    examples: [{ title: 'Side and bottom', Demo: FilterSheet, code: filterSheetCode }],
  },
  {
    id: 'tooltip',
    name: 'Tooltip',
    category: 'Overlays',
    about: 'A few words about a control that shows only a sign.',
    examples: [{ title: 'On a button', Demo: Tooltips, code: tooltipsCode }],
  },
  {
    id: 'lightbox',
    name: 'Lightbox',
    category: 'Overlays',
    about: 'Pictures at their full size, round and round.',
    examples: [{ title: 'Four tiles', Demo: Gallery, code: galleryCode }],
  },
];
