import { Button } from '@rover/ui/button';
import { Notice } from '@rover/ui/notice';

export function Notices() {
  return (
    <div className="flex flex-col gap-4">
      <Notice tone="success">Your RSVP is cancelled. The stool goes to the next in line.</Notice>
      <Notice
        tone="failure"
        action={
          <Button look="quiet" size="small">
            Try again
          </Button>
        }
      >
        The events did not come. The line to the pub is down.
      </Notice>
    </div>
  );
}
