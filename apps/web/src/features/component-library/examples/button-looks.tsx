import { Button } from '@rover/ui/button';

export function ButtonLooks() {
  return (
    <div className="flex flex-wrap gap-3">
      <Button>RSVP</Button>
      <Button look="loud">Book a Table</Button>
      <Button look="paper">Edit</Button>
      <Button look="quiet">Cancel</Button>
      <Button look="danger">Delete</Button>
      <Button look="bare">All events</Button>
      <Button look="remove">Delete</Button>
    </div>
  );
}
