import type { ComponentType } from 'react';

export const categories = ['Foundations', 'Actions', 'Forms', 'Content', 'Feedback', 'Navigation', 'Overlays'] as const;

export type Category = (typeof categories)[number];

/** A component at work, and the file that makes it work: both are the same file, so the code shown is the code run. */
export interface Example {
  title: string;
  Demo: ComponentType;
  code: string;
}

/** A component of the house. */
export interface Entry {
  /** Its anchor on the page. */
  id: string;
  name: string;
  category: Category;
  /** When to take it. */
  about: string;
  examples: readonly Example[];
}
