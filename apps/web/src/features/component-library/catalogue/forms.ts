import { Checkboxes } from '../examples/checkboxes.js';
import checkboxesCode from '../examples/checkboxes.tsx?raw';
import { DateAndTime } from '../examples/date-and-time.js';
import dateAndTimeCode from '../examples/date-and-time.tsx?raw';
import { FileDrops } from '../examples/file-drops.js';
import fileDropsCode from '../examples/file-drops.tsx?raw';
import { InputStates } from '../examples/input-states.js';
import inputStatesCode from '../examples/input-states.tsx?raw';
import { SegmentedView } from '../examples/segmented-view.js';
import segmentedViewCode from '../examples/segmented-view.tsx?raw';
import { SelectGuests } from '../examples/select-guests.js';
import selectGuestsCode from '../examples/select-guests.tsx?raw';
import { Sliders } from '../examples/sliders.js';
import slidersCode from '../examples/sliders.tsx?raw';
import { Switches } from '../examples/switches.js';
import switchesCode from '../examples/switches.tsx?raw';
import { TextareaCount } from '../examples/textarea-count.js';
import textareaCountCode from '../examples/textarea-count.tsx?raw';
import type { Entry } from './entry.js';

export const forms: readonly Entry[] = [
  {
    id: 'input',
    name: 'Input',
    category: 'Forms',
    about: 'A line of text with its label, hint and error.',
    examples: [{ title: 'States', Demo: InputStates, code: inputStatesCode }],
  },
  {
    id: 'textarea',
    name: 'Textarea',
    category: 'Forms',
    about: 'More than a line; the hint can count.',
    examples: [{ title: 'With a counter', Demo: TextareaCount, code: textareaCountCode }],
  },
  {
    id: 'select',
    name: 'Select',
    category: 'Forms',
    about: 'One of many, in the list of the system.',
    examples: [{ title: 'Plain and wrong', Demo: SelectGuests, code: selectGuestsCode }],
  },
  {
    id: 'segmented',
    name: 'Segmented',
    category: 'Forms',
    about: 'One of a few, all of them in sight.',
    examples: [{ title: 'A choice of views', Demo: SegmentedView, code: segmentedViewCode }],
  },
  {
    id: 'checkbox',
    name: 'Checkbox',
    category: 'Forms',
    about: 'Yes or no, for each of several.',
    examples: [{ title: 'All, some, none', Demo: Checkboxes, code: checkboxesCode }],
  },
  {
    id: 'slider',
    name: 'Slider',
    category: 'Forms',
    about: 'A number of a range, where the eye judges better than a figure.',
    examples: [{ title: 'Moved and disabled', Demo: Sliders, code: slidersCode }],
  },
  {
    id: 'switch',
    name: 'Switch',
    category: 'Forms',
    about: 'On or off, at once, without a button to save it.',
    examples: [{ title: 'On and disabled', Demo: Switches, code: switchesCode }],
  },
  {
    id: 'date-time',
    name: 'Date and time',
    category: 'Forms',
    about: 'A day by the system’s calendar, a time among the half hours.',
    examples: [{ title: 'When it begins', Demo: DateAndTime, code: dateAndTimeCode }],
  },
  {
    id: 'file-drop',
    name: 'File drop',
    category: 'Forms',
    about: 'Files dropped, or chosen after a press.',
    examples: [{ title: 'Waiting and busy', Demo: FileDrops, code: fileDropsCode }],
  },
];
