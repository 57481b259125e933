/** The paper that has been here, as the press page tells of it. */
export const paper = {
  name: 'Gringo Gazette',
  words: 'The paper that every English-speaking barstool in Baja has read twice.',
} as const;
