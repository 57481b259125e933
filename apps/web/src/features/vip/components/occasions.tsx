import { eventTypes, type VipEventType } from '@rover/contracts/vip';
import { Section } from '@rover/ui/section';
import { vipOccasions } from '@rover/venue/vip/vip-occasions';
import { OccasionCard } from './occasion-card.js';

/** The occasions of parties. */
export function Occasions({ onChoose }: { onChoose: (eventType: VipEventType) => void }) {
  return (
    <Section
      title="Types of Events"
      lead="You bring the reason and the people. Press the one that fits; we have seen stranger."
    >
      <ul className="grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-4">
        {eventTypes.map((eventType) => (
          <li key={eventType} className="min-w-0">
            <OccasionCard
              eventType={eventType}
              occasion={vipOccasions[eventType]}
              onChoose={() => onChoose(eventType)}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
