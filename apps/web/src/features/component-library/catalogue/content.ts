import { Avatars } from '../examples/avatars.js';
import avatarsCode from '../examples/avatars.tsx?raw';
import { Badges } from '../examples/badges.js';
import badgesCode from '../examples/badges.tsx?raw';
import { Cards } from '../examples/cards.js';
import cardsCode from '../examples/cards.tsx?raw';
import { PaintedHero } from '../examples/painted-hero.js';
import paintedHeroCode from '../examples/painted-hero.tsx?raw';
import { Photos } from '../examples/photos.js';
import photosCode from '../examples/photos.tsx?raw';
import { RichWords } from '../examples/rich-words.js';
import richWordsCode from '../examples/rich-words.tsx?raw';
import { Sections } from '../examples/sections.js';
import sectionsCode from '../examples/sections.tsx?raw';
import { SortedTable } from '../examples/sorted-table.js';
import sortedTableCode from '../examples/sorted-table.tsx?raw';
import type { Entry } from './entry.js';

export const content: readonly Entry[] = [
  {
    id: 'card',
    name: 'Card',
    category: 'Content',
    about: 'A sheet of paper for things that belong together.',
    examples: [{ title: 'An evening', Demo: Cards, code: cardsCode }],
  },
  {
    id: 'section',
    name: 'Section',
    category: 'Content',
    about: 'A part of a page with a heading and room to breathe.',
    examples: [{ title: 'On the page and on wood', Demo: Sections, code: sectionsCode }],
  },
  {
    id: 'page-hero',
    name: 'Page hero',
    category: 'Content',
    about: 'The painted head of a page.',
    examples: [{ title: 'With a call', Demo: PaintedHero, code: paintedHeroCode }],
  },
  {
    id: 'badge',
    name: 'Badge',
    category: 'Content',
    about: 'A state or a figure on a tag. The colour never says more than the word.',
    examples: [{ title: 'Tones', Demo: Badges, code: badgesCode }],
  },
  {
    id: 'avatar',
    name: 'Avatar',
    category: 'Content',
    about: 'A face, or its initials.',
    examples: [{ title: 'Sizes', Demo: Avatars, code: avatarsCode }],
  },
  {
    id: 'photo',
    name: 'Photo',
    category: 'Content',
    about: 'A photo that somebody put on the site, and the red tile of one that cannot be shown.',
    examples: [{ title: 'There, gone and never had', Demo: Photos, code: photosCode }],
  },
  {
    id: 'table',
    name: 'Table',
    category: 'Content',
    about: 'Rows with sortable headers, ticked to do something with several; on a phone each row is a card.',
    examples: [{ title: 'Sorted and ticked', Demo: SortedTable, code: sortedTableCode }],
  },
  {
    id: 'rich-text',
    name: 'Rich text',
    category: 'Content',
    about: 'What an admin wrote in the editor.',
    examples: [{ title: 'The order of the night', Demo: RichWords, code: richWordsCode }],
  },
];
