import { Button } from '@rover/ui/button';
import { Printer } from 'lucide-react';

/** Prints the page. */
export function PrintButton() {
  return (
    <Button look="quiet" className="print-menu" onClick={() => window.print()}>
      <Printer aria-hidden className="size-5" />
      Print this menu
    </Button>
  );
}
