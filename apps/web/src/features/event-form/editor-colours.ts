/** Text colours that are readable on paper (4.5:1 or more). */
export const inks: Record<string, string> = {
  '#0d3326': 'Dark green',
  '#1f6b4c': 'Green',
  '#7a5a12': 'Brass',
  '#a8431f': 'Terracotta',
  '#83310f': 'Dark terracotta',
  '#5b4f45': 'Grey',
};

/** Background colours on which every text colour, and plain text, is readable. */
export const grounds: Record<string, string> = {
  '#fff3d1': 'Straw',
  '#fbe3d6': 'Rose',
  '#e3efe2': 'Mint',
  '#efe6d2': 'Sand',
};
