import { Button } from '@rover/ui/button';
import { NoticeDialog } from '@rover/ui/notice-dialog';
import { useState } from 'react';

export function RequestSent() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Send Request</Button>
      {open && (
        <NoticeDialog tone="success" title="Booking Request Sent!" onClose={() => setOpen(false)}>
          <p>We will contact you within 24 hours.</p>
        </NoticeDialog>
      )}
    </>
  );
}
