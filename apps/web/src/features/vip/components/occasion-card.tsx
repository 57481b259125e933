import type { VipEventType } from '@rover/contracts/vip';
import { Card } from '@rover/ui/card';
import type { VipOccasion } from '@rover/venue/vip/vip-occasions';
import { ResponsivePicture } from '../../../pictures/responsive-picture.js';

/** With a no-break space, so that the slash never begins a line. */
const slash = '\u00a0/';

interface OccasionCardProps {
  eventType: VipEventType;
  occasion: VipOccasion;
  onChoose: () => void;
}

/** A type of event. Pressing it anywhere opens the form with it. */
export function OccasionCard({ eventType, occasion: { words, picture, subject }, onChoose }: OccasionCardProps) {
  return (
    <Card className="group relative grid h-full grid-cols-[min(7.5rem,36%)_1fr] overflow-hidden transition-shadow duration-200 hover:shadow-lifted sm:grid-cols-1 sm:grid-rows-[auto_1fr]">
      <div className="relative overflow-hidden bg-green max-sm:border-r-4 max-sm:border-r-brass sm:aspect-3/2 sm:border-b-4 sm:border-b-brass">
        <ResponsivePicture
          alt=""
          picture={picture}
          subject={subject}
          sizes="(min-width: 64rem) 17rem, (min-width: 40rem) 50vw, 12rem"
          className="absolute inset-0 size-full object-cover transition-transform duration-250 group-hover:scale-103"
        />
      </div>
      <div className="min-w-0 p-4 sm:p-5">
        <h3 className="text-h3 wrap-anywhere">
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={onChoose}
            className="text-left after:absolute after:inset-0 group-hover:text-leaf"
          >
            {eventType.replace(' /', slash)}
          </button>
        </h3>
        <p className="mt-2 text-muted">{words}</p>
      </div>
    </Card>
  );
}
