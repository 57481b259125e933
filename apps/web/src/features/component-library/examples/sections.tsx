import { Button } from '@rover/ui/button';
import { Section } from '@rover/ui/section';

export function Sections() {
  return (
    <>
      <Section title="On the wall" lead="What hangs there this week." action={<Button look="bare">All events</Button>}>
        <p>A session, a match and a quiz.</p>
      </Section>
      <Section painted title="The house" lead="Green paint, brass rails, one long bar.">
        <p>Open daily, and late.</p>
      </Section>
    </>
  );
}
