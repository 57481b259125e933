import { loadOnce } from './load-once.js';

test('three hundred cards fetch their menu once', async () => {
  const load = jest.fn(async () => 'menu');
  const fetchMenu = loadOnce(load);
  const menus = await Promise.all(Array.from({ length: 300 }, fetchMenu));
  expect(new Set(menus)).toEqual(new Set(['menu']));
  expect(await fetchMenu()).toBe('menu');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a menu that did not come is fetched anew', async () => {
  const load = jest.fn(async () => 'menu').mockRejectedValueOnce(new Error('The line broke'));
  const fetchMenu = loadOnce(load);
  await expect(fetchMenu()).rejects.toThrow('The line broke');
  expect(await fetchMenu()).toBe('menu');
});
