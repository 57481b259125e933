import { Notice } from '@rover/ui/notice';
import { useState } from 'react';

export function Notices() {
  const [isBack, setIsBack] = useState(false);
  return (
    <div className="flex flex-col gap-4">
      <Notice tone="success">Your RSVP is cancelled. The stool goes to the next in line.</Notice>
      {isBack ? (
        <Notice tone="success">The events are here. The line to the pub is up again.</Notice>
      ) : (
        <Notice tone="failure" onRetry={() => setIsBack(true)}>
          The events could not be loaded. The line to the pub is down.
        </Notice>
      )}
    </div>
  );
}
