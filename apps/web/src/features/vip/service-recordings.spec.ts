import { CallError } from '../../http/call-error.js';
import { ServiceRecordings } from './service-recordings.js';

const file = new File(['la la la'], 'audio.webm', { type: 'audio/webm' });
const temporary = 'Recording created but upload failed. Audio will be temporary until page refresh.';

let answer: { resolve: () => void; reject: (cause: unknown) => void };
let progress: (share: number) => void;
let urls: Set<string>;
let recordings: ServiceRecordings;

beforeEach(() => {
  urls = new Set();
  let made = 0;
  URL.createObjectURL = () => {
    made += 1;
    urls.add(`blob:${made}`);
    return `blob:${made}`;
  };
  URL.revokeObjectURL = (url) => void urls.delete(url);
  recordings = new ServiceRecordings((_service, _file, onProgress) => {
    progress = onProgress;
    return new Promise<void>((resolve, reject) => {
      answer = { resolve, reject };
    });
  });
});

const held = () => recordings.read().recordings.get('mariachi');
const refused = (status: number) => new CallError('refused', status, null);

async function save(outcome?: unknown): Promise<void> {
  const saved = recordings.save('mariachi', file);
  if (outcome) answer.reject(outcome);
  else answer.resolve();
  await saved;
}

describe('a recording of a service', () => {
  it('is held until the server has it, and told how far it is', async () => {
    const saved = recordings.save('mariachi', file);
    progress(0.5);
    expect(held()).toMatchObject({ file, stage: 'saving', share: 0.5 });
    answer.resolve();
    await saved;
    expect(held()).toBeUndefined();
    expect(urls.size).toBe(0);
    expect(recordings.read().alert).toBeNull();
  });

  it.each([
    ['the server is out of order', refused(500)],
    ['nothing answers', new CallError('connection', 0, null)],
    ['there is no token', new Error('No admin token found')],
  ])('is kept for this window when %s, and that is told', async (_, cause) => {
    await save(cause);
    expect(held()).toMatchObject({ stage: 'temporary', url: 'blob:1' });
    expect(urls).toEqual(new Set(['blob:1']));
    expect(recordings.read().alert?.words).toBe(temporary);
    recordings.acknowledge();
    expect(recordings.read().alert).toBeNull();
    expect(held()).toBeDefined();
  });

  it('of somebody whom the server does not know any more says so, and is not thrown away', async () => {
    await save(refused(401));
    expect(recordings.read().alert?.words).toBe('Authentication failed. Please refresh and login again.');
    expect(held()?.stage).toBe('temporary');
  });

  it('that is too large says so, and is let go', async () => {
    await save(refused(413));
    expect(recordings.read().alert?.words).toBe('File too large. Please record a shorter audio clip.');
    expect(held()).toBeUndefined();
    expect(urls.size).toBe(0);
  });

  it('is saved by another try', async () => {
    await save(refused(503));
    const retried = recordings.retry('mariachi');
    expect(held()?.stage).toBe('saving');
    answer.resolve();
    await retried;
    expect(held()).toBeUndefined();
    expect(urls.size).toBe(0);
  });

  it('gives way to a newer one, and leaves nothing behind', async () => {
    await save(refused(500));
    await save(refused(500));
    expect(held()?.url).toBe('blob:2');
    expect(urls).toEqual(new Set(['blob:2']));
    recordings.discard('mariachi');
    expect(held()).toBeUndefined();
    expect(urls.size).toBe(0);
  });
});
