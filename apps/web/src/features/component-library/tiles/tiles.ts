import agave from './agave.svg';
import knot from './knot.svg';
import star from './star.svg';
import sunset from './sunset.svg';

/** Four painted tiles, for examples that need pictures. */
export const tiles = [
  { src: sunset, caption: 'The sun over the bay', alt: 'A tile: half suns over three waves' },
  { src: star, caption: 'The star over the bar', alt: 'A tile: an eight-pointed star on terracotta' },
  { src: knot, caption: 'The knot over the door', alt: 'A tile: five rings that run through each other' },
  { src: agave, caption: 'The agave on the terrace', alt: 'A tile: an agave in a clay pot' },
].map((tile) => ({ ...tile, width: 600, height: 600 }));
