import { readEvent } from '../../events/api/read-event.js';
import { updateEvent } from './update-event.js';

const event = readEvent({ id: '1', slug: 'quiz', title: 'Quiz', price: '$5', registered: 3 });

beforeEach(() => {
  Object.assign(globalThis, { localStorage: { getItem: () => null } });
});

describe('the event that a change is answered with', () => {
  it.each([
    ['in a field of its own', { success: true, event: { id: '1', title: 'The Quiz' } }],
    ['as the answer itself', { id: '1', title: 'The Quiz' }],
  ])('is read %s', async (_, answer) => {
    globalThis.fetch = jest.fn(async () => Response.json(answer));
    await expect(updateEvent(event, { title: 'the quiz', price: '$6' })).resolves.toEqual({
      ...event,
      title: 'The Quiz',
      price: '$6',
    });
  });
});
