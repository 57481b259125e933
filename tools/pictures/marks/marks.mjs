import { badge, mapPin, maskable } from './icons.mjs';
import { linkCard } from './link-card.mjs';

/** The marks of the house: where each is published (its ending says how) and how many pixels wide. An SVG has no size. */
export const marks = [
  { name: 'favicon', path: 'favicon.svg', draw: badge },
  { name: 'favicon', path: 'favicon.ico', draw: badge, width: 32 },
  { name: 'apple-touch-icon', path: 'icons/apple-touch-icon.png', draw: maskable, width: 180 },
  { name: 'icon', path: 'icons/icon-192.png', draw: badge, width: 192 },
  { name: 'icon', path: 'icons/icon-512.png', draw: badge, width: 512 },
  { name: 'icon', path: 'icons/icon-maskable-512.png', draw: maskable, width: 512 },
  { name: 'map-pin', path: 'icons/map-pin.svg', draw: mapPin },
  { name: 'link-card', path: 'social/the-wild-rover.jpg', draw: linkCard, width: 1200 },
];
