import { venue } from '../venue.js';

/** The text of a new chat with the planner, typed in but not sent. */
export const plannerMessage =
  `Hello ${venue.name}! I am planning an event and would like some help with it. ` +
  'Roughly the day, how many of us there are, and what we are celebrating: ';
