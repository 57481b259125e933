import { randomUUID } from 'node:crypto';
import { MediaDesk } from '../testing/media-desk.js';

let desk: MediaDesk;

beforeAll(async () => {
  desk = await MediaDesk.open();
});

afterAll(() => desk?.close());

const stranger = () => `/media/${randomUUID()}/photo-1200x800.jpg`;
const timesClaimed = (url: string) =>
  desk.events.sentOn('media.claimed').filter(({ urls }) => urls.includes(url)).length;

describe('uploads of which media has heard no claim', () => {
  it('are claimed again when an event shows them, and let go when none does', async () => {
    const [shown = ''] = (await desk.anEventWith(1)).urls;
    await desk.events.toldMedia('media.claimed', shown);
    const [refused, marker] = [stranger(), stranger()];
    await desk.events.tell('media.unclaimed', { urls: [refused, shown] });
    await desk.events.toldMedia('media.released', refused);
    await desk.events.tell('media.unclaimed', { urls: [marker] });
    expect(await desk.events.toldMedia('media.released', marker)).not.toContain(shown);
    expect(timesClaimed(shown)).toBe(2);
  });

  it('are kept while the deletion of their event can be taken back, and let go after it', async () => {
    const { event, urls } = await desk.anEventWith(1);
    const [shown = ''] = urls;
    await desk.events.asAdmin('DELETE', `/api/admin/events/${event.id}`);
    const marker = stranger();
    await desk.events.tell('media.unclaimed', { urls: [shown, marker] });
    expect(await desk.events.toldMedia('media.released', marker)).not.toContain(shown);
    await desk.events.forgetDeleted();
    await desk.events.toldMedia('media.released', shown);
  });
});
