import { Button } from '@rover/ui/button';
import { Printer } from 'lucide-react';

export function PrintButton() {
  return (
    <Button look="quiet" onClick={() => window.print()}>
      <Printer aria-hidden className="size-5" />
      Print this menu
    </Button>
  );
}
