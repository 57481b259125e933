/** The newspaper on the press page. */
export const paper = {
  name: 'Gringo Gazette',
  words: 'The paper that every English-speaking barstool in Baja has read twice.',
} as const;
