import type { ComponentType } from 'react';

export const categories = ['Foundations', 'Actions', 'Forms', 'Content', 'Feedback', 'Navigation', 'Overlays'] as const;

export type Category = (typeof categories)[number];

/** A demo and its source file: the code shown is the code that runs. */
export interface Example {
  title: string;
  Demo: ComponentType;
  code: string;
}

/** A component of the pub. */
export interface Entry {
  /** Its anchor on the page. */
  id: string;
  name: string;
  category: Category;
  /** When to use it. */
  about: string;
  examples: readonly Example[];
}
