import { venue } from '../venue.js';

/** What stands in the chat when a host turns to the planner, written and not yet sent. */
export const plannerMessage =
  `Hello ${venue.name}! I am planning an event and would like some help with it. ` +
  'Roughly the day, how many of us there are, and what we are celebrating: ';
