import { loadInTime } from '@rover/ui/load-in-time';
import { queryOptions } from '@tanstack/react-query';

export type MenuPart = 'food' | 'drinks';

const parts = {
  food: async () => (await import('@rover/venue/menu/menu-food')).foodMenu,
  drinks: async () => (await import('@rover/venue/menu/menu-drinks')).drinksMenu,
};

/** A part of the menu, fetched when a guest asks for it. It does not change while the page is open. */
export const menuQuery = (part: MenuPart) =>
  queryOptions({
    queryKey: ['menu', part],
    queryFn: () => loadInTime(parts[part]),
    staleTime: Number.POSITIVE_INFINITY,
  });
