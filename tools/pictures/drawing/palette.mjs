/** The colours of dusk on the marina: green-black, terracotta, marigold, cream. Named for what they are, not where they go. */
export const palette = {
  night: '#06140f',
  pine: '#0a2219',
  green: '#0d3326',
  moss: '#14493a',
  leaf: '#1f6b4c',
  sage: '#5f8f6f',
  agave: '#3d7a6a',

  stout: '#1c1511',
  peat: '#2b1a10',
  oak: '#4a2a16',
  teak: '#6f3f1f',
  rust: '#8a3a1e',
  terracotta: '#a8431f',
  clay: '#c8592c',
  ember: '#e07b34',

  marigold: '#f2a33a',
  amber: '#f7bf5e',
  brass: '#e0b95b',
  gilt: '#f7dc93',
  straw: '#fbe3a8',
  cream: '#f6eedd',
  paper: '#fffaf0',

  plum: '#3a2230',
  wine: '#6d1f2b',
  berry: '#a3304a',
  slate: '#2a3a3c',
  harbour: '#1b3a3e',
  mist: '#8fa39a',
};
