import { Button } from '@rover/ui/button';
import { PlannerCard } from './planner-card.js';

/** For parties that fit no card: the form, or a person to talk to. */
export function CustomRequests({ onBook }: { onBook: () => void }) {
  return (
    <div className="page-width grid items-center gap-12 pb-24 lg:grid-cols-[1.1fr_1fr]">
      <section aria-labelledby="custom-requests" className="max-w-prose min-w-0">
        <h2 id="custom-requests" className="text-h2">
          Custom Requests
        </h2>
        <p className="mt-4 text-lead">
          A proposal between two reels. A harp, because her grandmother had one. Ninety cousins, of whom eleven eat no
          meat and four do not speak to each other.
        </p>
        <p className="mt-4 text-lead text-muted">
          Whatever it is, write it down as it comes. We have moved a wall for less, and we put it back on Monday.
        </p>
        <Button size="large" aria-haspopup="dialog" onClick={onBook} className="mt-8">
          Book with us
        </Button>
      </section>
      <PlannerCard />
    </div>
  );
}
