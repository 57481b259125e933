import { type SendFile, UploadQueue } from './upload-queue.js';

/** A server that answers when told to. */
function slowServer() {
  const calls: { name: string; take: () => void; refuse: (why: string) => void; sent: (share: number) => void }[] = [];
  const send: SendFile = (file, { onProgress, signal }) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      const take = () => resolve(null);
      calls.push({ name: file.name, take, refuse: (why) => reject(new Error(why)), sent: onProgress });
    });
  return { calls, send };
}

function photos(...names: string[]): File[] {
  return names.map((name) => new File(['x'], name, { type: 'image/jpeg' }));
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const told = (queue: UploadQueue) => queue.read().uploads.map(({ file, state }) => `${file.name} ${state}`);

describe('files on their way to the server', () => {
  it('wait until they are started, then go two at a time, in their order', async () => {
    const { calls, send } = slowServer();
    const queue = new UploadQueue(send);
    queue.add(photos('a', 'b', 'c'));
    expect(told(queue)).toEqual(['a chosen', 'b chosen', 'c chosen']);
    queue.start();
    expect(told(queue)).toEqual(['a sending', 'b sending', 'c waiting']);
    calls[0]?.take();
    await settled();
    expect(told(queue)).toEqual(['b sending', 'c sending']);
    expect(queue.read().arrived).toBe(1);
  });

  it('tell how far each has come', () => {
    const { calls, send } = slowServer();
    const queue = new UploadQueue(send);
    queue.add(photos('a', 'b'));
    queue.start();
    calls[1]?.sent(0.4);
    expect(queue.read().uploads.map(({ share }) => share)).toEqual([0, 0.4]);
  });

  it('that were refused stay, say why, and can be tried again', async () => {
    const { calls, send } = slowServer();
    const queue = new UploadQueue(send);
    queue.add(photos('a', 'b', 'c'));
    queue.start();
    calls[0]?.sent(0.9);
    calls[0]?.refuse('Upload failed: too large');
    await settled();
    expect(told(queue)).toEqual(['a failed', 'b sending', 'c sending']);
    const [failed] = queue.read().uploads;
    expect(failed?.failure).toBe('Upload failed: too large');
    calls[1]?.take();
    await settled();
    queue.retry(failed?.id ?? 0);
    expect(queue.read().uploads[0]).toMatchObject({ state: 'sending', share: 0, failure: null });
    calls[3]?.take();
    await settled();
    expect(told(queue)).toEqual(['c sending']);
  });

  it('that fail are told of at once while no view shows them', async () => {
    const { calls, send } = slowServer();
    const unseen: string[] = [];
    const queue = new UploadQueue(send, ({ name }, failure) => unseen.push(`${name}: ${failure}`));
    const hide = queue.show();
    queue.add(photos('a', 'b'));
    queue.start();
    calls[0]?.refuse('Failed to upload media');
    await settled();
    expect(unseen).toEqual([]);
    hide();
    calls[1]?.refuse('Failed to upload media');
    await settled();
    expect(unseen).toEqual(['b: Failed to upload media']);
  });

  it('make room for the next when they are taken out, and are not told as failures', async () => {
    const { calls, send } = slowServer();
    const queue = new UploadQueue(send);
    queue.add(photos('a', 'b', 'c'));
    queue.start();
    queue.remove(queue.read().uploads[0]?.id ?? 0);
    await settled();
    expect(told(queue)).toEqual(['b sending', 'c sending']);
    expect(calls.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  });

  it('are counted anew with every fresh lot', async () => {
    const { calls, send } = slowServer();
    const queue = new UploadQueue(send);
    queue.add(photos('a'));
    queue.start();
    calls[0]?.take();
    await settled();
    queue.add(photos('b'));
    expect(queue.read().arrived).toBe(0);
  });
});
