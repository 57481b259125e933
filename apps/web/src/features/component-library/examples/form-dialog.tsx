import { Button } from '@rover/ui/button';
import { Dialog } from '@rover/ui/dialog';
import { Field, Input } from '@rover/ui/field';
import { useState } from 'react';

export function FormDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>RSVP Now</Button>
      <Dialog open={open} onOpenChange={setOpen} title="RSVP for Event" description="Trad Session, Friday, 7:00 PM">
        <form
          className="flex flex-col gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            setOpen(false);
          }}
        >
          <Field label="Full Name" required>
            <Input autoComplete="name" />
          </Field>
          <Button type="submit">Submit RSVP</Button>
        </form>
      </Dialog>
    </>
  );
}
