import { Button, type ButtonProps } from '@rover/ui/button';
import { FileDown } from 'lucide-react';
import type { MenuPart } from '../menu-query.js';
import { printedMenu, printedMenuName } from '../printed-menu.js';

const names = { food: 'Food menu (PDF)', drinks: 'Drinks menu (PDF)' } as const;

/** A printed menu, to keep. */
export function MenuDownload({ part, ...rest }: { part: MenuPart } & Pick<ButtonProps, 'look' | 'className'>) {
  return (
    <Button asChild {...rest}>
      <a href={printedMenu(part)} download={printedMenuName(part)} type="application/pdf">
        <FileDown aria-hidden className="size-5" />
        {names[part]}
      </a>
    </Button>
  );
}
