import { EmptySearch } from '../examples/empty-search.js';
import emptySearchCode from '../examples/empty-search.tsx?raw';
import { Notices } from '../examples/notices.js';
import noticesCode from '../examples/notices.tsx?raw';
import { ProgressBars } from '../examples/progress-bars.js';
import progressBarsCode from '../examples/progress-bars.tsx?raw';
import { Skeletons } from '../examples/skeletons.js';
import skeletonsCode from '../examples/skeletons.tsx?raw';
import { Spinners } from '../examples/spinners.js';
import spinnersCode from '../examples/spinners.tsx?raw';
import { Toasts } from '../examples/toasts.js';
import toastsCode from '../examples/toasts.tsx?raw';
import type { Entry } from './entry.js';

export const feedback: readonly Entry[] = [
  {
    id: 'notice',
    name: 'Notice',
    category: 'Feedback',
    about: 'News that stays, beside what it is about.',
    examples: [{ title: 'Success and failure', Demo: Notices, code: noticesCode }],
  },
  {
    id: 'toast',
    name: 'Toast',
    category: 'Feedback',
    about:
      'News that goes by itself, after three seconds; where something can be done about it, after ten without anybody at it.',
    examples: [{ title: 'It worked, it did not, it can be taken back', Demo: Toasts, code: toastsCode }],
  },
  {
    id: 'empty-state',
    name: 'Empty state',
    category: 'Feedback',
    about: 'Nothing here, said kindly, with a way on.',
    examples: [{ title: 'A search without luck', Demo: EmptySearch, code: emptySearchCode }],
  },
  {
    id: 'progress',
    name: 'Progress',
    category: 'Feedback',
    about: 'How far something has come.',
    examples: [{ title: 'Known and unknown', Demo: ProgressBars, code: progressBarsCode }],
  },
  {
    id: 'spinner',
    name: 'Spinner',
    category: 'Feedback',
    about: 'Something is under way and soon done.',
    examples: [{ title: 'Beside words, and alone', Demo: Spinners, code: spinnersCode }],
  },
  {
    id: 'skeleton',
    name: 'Skeleton',
    category: 'Feedback',
    about: 'The shape of what is to come.',
    examples: [{ title: 'A card to be', Demo: Skeletons, code: skeletonsCode }],
  },
];
