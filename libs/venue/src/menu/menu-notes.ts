/** The notes at the foot of the menu. */
export const menuNotes = {
  prices: 'Prices are in Mexican pesos (MXN), tax included; service is up to you.',
  diets: 'v: no meat, no fish. vg: nothing from an animal. Tell us what you must not eat.',
} as const;
