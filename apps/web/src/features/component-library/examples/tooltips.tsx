import { Button } from '@rover/ui/button';
import { Tooltip } from '@rover/ui/tooltip';
import { RefreshCw } from 'lucide-react';

export function Tooltips() {
  return (
    <Tooltip words="Fetch the bookings anew">
      <Button look="quiet" size="icon" aria-label="Refresh">
        <RefreshCw aria-hidden className="size-5" />
      </Button>
    </Tooltip>
  );
}
