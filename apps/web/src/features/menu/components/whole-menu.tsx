import { withQueryClient } from '../../../http/with-query-client.js';
import { MenuReader } from './menu-reader.js';

/** The whole menu, made from our own data: a sheet of drinks, and a sheet of food. */
export const WholeMenu = withQueryClient(BothSheets);

function BothSheets() {
  return (
    <div className="flex flex-col gap-10">
      <MenuReader part="drinks" />
      <MenuReader part="food" />
    </div>
  );
}
