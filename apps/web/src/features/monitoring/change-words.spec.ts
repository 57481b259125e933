import type { FieldChange } from '@rover/contracts/audit';
import { changeWords } from './change-words.js';

describe('a change in words', () => {
  it.each<[FieldChange, string]>([
    [{ field: 'price', from: 'Free Entry', to: '$20' }, 'Price: Free Entry → $20'],
    [{ field: 'guestCount', from: 2, to: 14 }, 'Guest count: 2 → 14'],
    [{ field: 'isActive', from: true, to: false }, 'Is active: yes → no'],
    [{ field: 'eventLocation', from: '', to: 'VIP Lounge' }, 'Event location: none → VIP Lounge'],
    [{ field: 'socialImage', from: null, to: '/a.jpg' }, 'Social image: none → /a.jpg'],
    [{ field: 'fullName', from: 'دارا 5', to: 'دارا 6' }, 'Full name: \u2068دارا 5\u2069 → \u2068دارا 6\u2069'],
    [{ field: 'extendedDescription' }, 'Extended description changed'],
    [{ field: 'media: 3 added' }, 'Media: 3 added'],
  ])('of %j are %s', (change, words) => {
    expect(changeWords(change)).toBe(words);
  });
});
