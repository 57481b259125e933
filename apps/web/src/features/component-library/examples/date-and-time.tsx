import { DateInput, TimeSelect } from '@rover/ui/date-time';
import { Field } from '@rover/ui/field';
import { venueToday } from '@rover/venue/events/event-clock';
import { timeWords } from '@rover/venue/events/event-words';

const times = ['18:00', '18:30', '19:00', '19:30', '20:00'];

export function DateAndTime() {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label="Date" required>
        <DateInput min={venueToday()} defaultValue={venueToday()} />
      </Field>
      <Field label="Start Time" hint="On the clock of the pub.">
        <TimeSelect times={times} words={timeWords} defaultValue="19:00" />
      </Field>
    </div>
  );
}
