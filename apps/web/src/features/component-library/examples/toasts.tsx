import { Button } from '@rover/ui/button';
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
    </div>
  );
}
