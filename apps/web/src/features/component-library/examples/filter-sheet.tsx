import { Button } from '@rover/ui/button';
import { Checkbox } from '@rover/ui/checkbox';
import { Sheet } from '@rover/ui/sheet';
import { useState } from 'react';

export function FilterSheet() {
  const [side, setSide] = useState<'right' | 'bottom'>('right');
  const [open, setOpen] = useState(false);
  const [free, setFree] = useState(true);
  const show = (from: typeof side) => {
    setSide(from);
    setOpen(true);
  };
  return (
    <div className="flex flex-wrap gap-3">
      <Button look="quiet" onClick={() => show('right')}>
        From the side
      </Button>
      <Button look="quiet" onClick={() => show('bottom')}>
        From the bottom
      </Button>
      <Sheet
        open={open}
        onOpenChange={setOpen}
        side={side}
        title="Show only"
        footer={<Button onClick={() => setOpen(false)}>Show 12 events</Button>}
      >
        <Checkbox label="Free Entry" checked={free} onCheckedChange={setFree} />
      </Sheet>
    </div>
  );
}
