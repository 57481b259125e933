import { auditedRsvp } from './rsvp.audit.js';
import { Rsvp } from './rsvp.entity.js';

it('in the audit a name that runs from right to left garbles no title beside it', () => {
  const titleOf = (fullName: string) =>
    auditedRsvp.title(Object.assign(new Rsvp(), { fullName, eventTitle: '6 Nations' }));
  expect(titleOf('Bran Ó Néill')).toBe('Bran Ó Néill, 6 Nations');
  expect(titleOf('عبد الرحمن 551')).toBe('\u2068عبد الرحمن 551\u2069, 6 Nations');
});
