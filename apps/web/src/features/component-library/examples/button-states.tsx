import { Button } from '@rover/ui/button';
import { Share2 } from 'lucide-react';
import { useState } from 'react';

export function ButtonStates() {
  const [busy, setBusy] = useState(false);
  const pour = () => {
    setBusy(true);
    setTimeout(() => setBusy(false), 2000);
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button size="small">Small</Button>
      <Button>Normal</Button>
      <Button size="large">Large</Button>
      <Button size="icon" look="quiet" aria-label="Share">
        <Share2 aria-hidden className="size-5" />
      </Button>
      <Button disabled>Event Full</Button>
      <Button busy={busy} onClick={pour}>
        {busy ? 'Pouring...' : 'Pour one'}
      </Button>
    </div>
  );
}
