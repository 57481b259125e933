import { Button } from '@rover/ui/button';

export function ButtonOnGreen() {
  return (
    <div className="painted flex flex-wrap gap-3 rounded p-6">
      <Button look="loud">Book a Table</Button>
      <Button look="gilded" asChild>
        <a href="/events">See the Events</a>
      </Button>
    </div>
  );
}
