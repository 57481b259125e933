import { Pages } from '../examples/pages.js';
import pagesCode from '../examples/pages.tsx?raw';
import { TabPanels } from '../examples/tab-panels.js';
import tabPanelsCode from '../examples/tab-panels.tsx?raw';
import type { Entry } from './entry.js';

export const navigation: readonly Entry[] = [
  {
    id: 'tabs',
    name: 'Tabs',
    category: 'Navigation',
    about: 'Panels of one kind, one at a time.',
    examples: [{ title: 'Parts of the menu', Demo: TabPanels, code: tabPanelsCode }],
  },
  {
    id: 'pagination',
    name: 'Pagination',
    category: 'Navigation',
    about: 'Where one is in a long list, and the way along.',
    examples: [{ title: 'A long list', Demo: Pages, code: pagesCode }],
  },
];
