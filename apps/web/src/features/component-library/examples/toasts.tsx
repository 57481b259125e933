import { Button } from '@rover/ui/button';
import { withAction } from '@rover/ui/toast-action';
import { toast } from 'sonner';

export function Toasts() {
  return (
    <div className="flex flex-wrap gap-3">
      <Button look="quiet" onClick={() => toast.success('Event created successfully!')}>
        It worked
      </Button>
      <Button look="quiet" onClick={() => toast.error('Error', { description: 'Failed to upload image' })}>
        It did not
      </Button>
      <Button look="quiet" onClick={offerUndo}>
        It can be taken back
      </Button>
    </div>
  );
}

function offerUndo() {
  const id = 'deleted';
  toast.success('Event deleted', withAction({ id, label: 'Undo', onClick: () => toast.dismiss(id) }));
}
