import { Button } from '@rover/ui/button';
import { chatLink } from '@rover/venue/chat-link';
import { plannerMessage } from '@rover/venue/vip/vip-planner';
import { MessageCircle } from 'lucide-react';

/** A link to a chat with the planner. */
export function PlannerCard() {
  return (
    <section
      aria-labelledby="planner"
      className="brackets painted min-w-0 rounded px-5 py-12 text-center shadow-lifted sm:px-12"
    >
      <h2 id="planner" className="text-h2 text-brass">
        Personalised Planner
      </h2>
      <p className="mx-auto mt-4 max-w-[31rem] text-lead text-sand">
        One person of ours, from the first message to the last taxi, who knows the band, the boatman and where the good
        candles are.
      </p>
      <Button asChild look="loud" size="large" className="mt-8 max-w-full">
        <a href={chatLink(plannerMessage)} target="_blank" rel="noopener noreferrer">
          <MessageCircle aria-hidden className="size-5 shrink-0" />
          Chat with the planner
        </a>
      </Button>
    </section>
  );
}
