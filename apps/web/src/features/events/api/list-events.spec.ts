import { listEvents } from './list-events.js';

function serverAnswers(body: string, status = 200) {
  globalThis.fetch = jest.fn(async () => new Response(body, { status }));
}

describe('the events that the server sends', () => {
  it('come with what they do not say', async () => {
    serverAnswers('[{"id":"1","title":"Quiz"}]');
    await expect(listEvents()).resolves.toMatchObject([{ id: '1', title: 'Quiz', location: 'The Wild Rover' }]);
  });

  it('come without what is no event among them', async () => {
    serverAnswers('[null,{"id":"1","title":"Quiz"},7,"Quiz",false]');
    await expect(listEvents()).resolves.toMatchObject([{ id: '1' }]);
  });

  it.each([
    ['{"events":[]}', 200, 'Invalid events data format'],
    ['null', 200, 'Invalid events data format'],
    ['<html>', 200, 'Failed to load events data'],
    ['{"message":"down"}', 503, 'Failed to load events: 503'],
    ['<html>', 502, 'Failed to load events: 502'],
  ])('%s with %d: %s', async (body, status, message) => {
    serverAnswers(body, status);
    await expect(listEvents()).rejects.toThrow(message);
  });

  it('do not come over a dead line', async () => {
    globalThis.fetch = jest.fn(async () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(listEvents()).rejects.toThrow('Network error loading events');
  });
});
