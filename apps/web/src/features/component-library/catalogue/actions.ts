import { AddToCalendarMenu } from '../examples/add-to-calendar-menu.js';
import addToCalendarMenuCode from '../examples/add-to-calendar-menu.tsx?raw';
import { ButtonLooks } from '../examples/button-looks.js';
import buttonLooksCode from '../examples/button-looks.tsx?raw';
import { ButtonOnGreen } from '../examples/button-on-green.js';
import buttonOnGreenCode from '../examples/button-on-green.tsx?raw';
import { ButtonStates } from '../examples/button-states.js';
import buttonStatesCode from '../examples/button-states.tsx?raw';
import { TextLinks } from '../examples/text-links.js';
import textLinksCode from '../examples/text-links.tsx?raw';
import type { Entry } from './entry.js';

export const actions: readonly Entry[] = [
  {
    id: 'button',
    name: 'Button',
    category: 'Actions',
    about: 'Something happens when it is pressed. One loud or primary button a view.',
    examples: [
      { title: 'Looks', Demo: ButtonLooks, code: buttonLooksCode },
      { title: 'Sizes and states', Demo: ButtonStates, code: buttonStatesCode },
      { title: 'On painted wood', Demo: ButtonOnGreen, code: buttonOnGreenCode },
    ],
  },
  {
    id: 'text-link',
    name: 'Text link',
    category: 'Actions',
    about: 'A way on, among words. One that leaves the site says so.',
    examples: [{ title: 'On paper and on wood', Demo: TextLinks, code: textLinksCode }],
  },
  {
    id: 'menu',
    name: 'Menu',
    category: 'Actions',
    about: 'A few things to do behind one button.',
    examples: [{ title: 'Add to Calendar', Demo: AddToCalendarMenu, code: addToCalendarMenuCode }],
  },
];
