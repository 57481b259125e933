import { AlertDialog } from '@rover/ui/alert-dialog';
import { Button } from '@rover/ui/button';
import { useState } from 'react';

export function DeleteDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="danger" onClick={() => setOpen(true)}>
        Delete
      </Button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete Event"
        confirm="Delete"
        onConfirm={() => setOpen(false)}
      >
        Trad Session and its 42 RSVPs will be gone. This action cannot be undone.
      </AlertDialog>
    </>
  );
}
