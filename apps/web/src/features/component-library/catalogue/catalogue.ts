import { actions } from './actions.js';
import { content } from './content.js';
import type { Category, Entry } from './entry.js';
import { feedback } from './feedback.js';
import { forms } from './forms.js';
import { foundations } from './foundations.js';
import { navigation } from './navigation.js';
import { overlays } from './overlays.js';

/** Every component that the pub documents, in the order of the page. */
const catalogue: readonly Entry[] = [
  ...foundations,
  ...actions,
  ...forms,
  ...content,
  ...feedback,
  ...navigation,
  ...overlays,
];

/** The components of a category (all of them when it is null) whose name or purpose has the words in it. */
export function findEntries(category: Category | null, words: string): readonly Entry[] {
  const sought = words.trim().toLowerCase();
  return catalogue.filter(
    (entry) =>
      (category === null || entry.category === category) &&
      `${entry.name} ${entry.about}`.toLowerCase().includes(sought),
  );
}
