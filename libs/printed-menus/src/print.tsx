import { writeFile } from 'node:fs/promises';
import { renderToBuffer } from '@react-pdf/renderer';
import { setType } from './look.js';
import { DrinksSheet, FoodSheet } from './menus.js';

setType();
const menus = { food: <FoodSheet />, drinks: <DrinksSheet /> };
for (const [name, sheet] of Object.entries(menus)) {
  await writeFile(new URL(`${name}.pdf`, import.meta.url), await renderToBuffer(sheet));
}
