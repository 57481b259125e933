import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import type { FileStore } from '@rover/platform/files/file-store';
import { FileStoreFullError } from '@rover/platform/files/file-store.errors';
import { eventually } from '@rover/platform/testing/eventually';
import { AvifQueue } from '../photos/avif-queue.js';
import { OpenMedia } from '../testing/open-media.js';
import { jpegPhoto } from '../testing/sample-photos.js';
import { mp3 } from '../testing/sample-recordings.js';
import { FileDeleter } from './file-deleter.js';
import { PendingDeletions } from './pending-deletions.js';

/** A store that has room for so many files more, and in which something may happen around a file that comes or goes. */
class SmallStore {
  room = Number.POSITIVE_INFINITY;
  beforePut: () => Promise<void> = async () => undefined;
  afterPut: () => void = () => undefined;
  afterDelete: (key: string) => Promise<void> = async () => undefined;

  around(real: FileStore): FileStore {
    const put: FileStore['put'] = async (key, content, options) => {
      this.room -= 1;
      if (this.room < 0) {
        content.destroy();
        throw new FileStoreFullError();
      }
      await this.beforePut();
      return real.put(key, content, options).finally(() => this.afterPut());
    };
    const remove: FileStore['delete'] = async (key) => {
      await real.delete(key);
      await this.afterDelete(key);
    };
    return new Proxy(real, {
      get: (target, name) => {
        if (name === 'put') return put;
        if (name === 'delete') return remove;
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  }
}

const store = new SmallStore();
let media: OpenMedia;

beforeAll(async () => {
  media = await OpenMedia.open({}, (real) => store.around(real));
});

afterAll(() => media.close());

const nothing = { media: 0, clearings: 0 };

/** The service runs its own task meanwhile, which may have begun with what is due: that is waited for. */
async function expectDeleted(keys: readonly string[] = [], rows = nothing): Promise<void> {
  await media.get(FileDeleter).deleteDue();
  await eventually(async () => {
    expect(await media.storedKeys()).toEqual(keys);
    expect(await media.rows()).toEqual(rows);
  });
}

describe('an upload for which there is no room', () => {
  it.each([0, 1, 3])('is refused as a whole after %i files, and leaves none of them', async (room) => {
    store.room = room;
    const { status, body } = await media.upload(mp3(), await jpegPhoto({ width: 900, height: 600 }));
    store.room = Number.POSITIVE_INFINITY;
    expect([status, body.code]).toEqual([503, 'UNAVAILABLE']);
    await eventually(async () => {
      expect(await media.rows()).toEqual(nothing);
      expect(await media.storedKeys()).toEqual([]);
    });
    expect((await media.upload(mp3())).status).toBe(201);
    await media.dataSource.query(
      'WITH gone AS (DELETE FROM media RETURNING id) INSERT INTO clearings SELECT id, now() FROM gone',
    );
    await expectDeleted();
  });

  it('leaves nothing of a file either that is still being written when the answer is there', async () => {
    store.room = 1;
    let goOn = () => {};
    store.beforePut = () => new Promise((resolve) => (goOn = resolve));
    const isWritten = new Promise<void>((resolve) => (store.afterPut = resolve));
    expect((await media.upload(mp3(), mp3())).status).toBe(503);
    await media.get(FileDeleter).deleteDue();
    goOn();
    await isWritten;
    Object.assign(store, new SmallStore());
    await expectDeleted();
  });
});

describe('what a crash in the middle of an upload leaves', () => {
  const dead = '11111111-1111-4111-8111-111111111111';

  it('is deleted an hour later, and not sooner', async () => {
    await media.get(PendingDeletions).expect([dead]);
    await media.files.put(`media/${dead}/480.webp`, Readable.from(['half a ']), { contentType: 'image/webp' });
    await media.get(FileDeleter).deleteDue();
    expect(await media.storedKeys()).toEqual([`media/${dead}/480.webp`]);

    await media.dataSource.query(`UPDATE clearings SET due_at = due_at - interval '1 hour'`);
    await expectDeleted();
  });

  it('can no longer be kept once it is deleted', async () => {
    await media.get(PendingDeletions).expect([dead]);
    await media.get(PendingDeletions).deleteFiles(dead);
    const canBeKept = await media.dataSource.transaction((manager) =>
      media.get(PendingDeletions).takeBack(manager, [dead]),
    );
    expect(canBeKept).toBe(false);
  });
});

describe('a photo that is deleted while files go slowly', () => {
  it('is answered before they are all gone', async () => {
    const { mediaUrl } = (await media.upload(await jpegPhoto({ width: 900, height: 600 }))).body;
    store.afterDelete = () => setTimeout(600);
    const { status } = await media.asAdmin('DELETE', `/api/admin/media-library/${encodeURIComponent(mediaUrl)}`);
    expect(status).toBe(200);
    expect(await media.storedKeys()).not.toEqual([]);
    Object.assign(store, new SmallStore());
    await expectDeleted();
  });
});

describe('an upload that was given up, and kept all the same', () => {
  it('stays, whichever process has taken its deletion', async () => {
    await media.upload(mp3());
    const [row] = await media.dataSource.query<{ id: string }[]>('SELECT id FROM media');
    const keys = await media.storedKeys();
    await media.get(PendingDeletions).deleteFiles(row?.id ?? '');
    expect(await media.storedKeys()).toEqual(keys);
    await media.dataSource.query('DELETE FROM media');
    await media.get(PendingDeletions).schedule(media.dataSource.manager, [row?.id ?? '']);
    await expectDeleted();
  });

  it('stays, as after a commit whose answer came too late', async () => {
    const { status } = await media.upload(mp3());
    expect(status).toBe(201);
    const [row] = await media.dataSource.query<{ id: string }[]>('SELECT id FROM media');
    const id = row?.id ?? '';
    const keys = await media.storedKeys();
    await media.get(PendingDeletions).giveUp([id]);
    await expectDeleted(keys, { media: 1, clearings: 0 });
    await media.dataSource.query('DELETE FROM media');
    await media.get(PendingDeletions).schedule(media.dataSource.manager, [id]);
    await expectDeleted();
  });
});

describe('a photo that is deleted while it is made as AVIF', () => {
  it('leaves nothing, though the database was away when that was to be looked up', async () => {
    let tell: (url: string) => void = () => undefined;
    const uploaded = new Promise<string>((resolve) => {
      tell = resolve;
    });
    const done = jest.spyOn(media.get(AvifQueue), 'done').mockImplementationOnce(async (id) => {
      await media.asAdmin('DELETE', `/api/admin/media-library/${encodeURIComponent(await uploaded)}`);
      await media.files.put(`media/${id}/60.avif`, Readable.from(['a pho']), { contentType: 'image/avif' });
      throw new Error('Query read timeout');
    });
    tell((await media.upload(await jpegPhoto({ width: 60, height: 40 }))).body.mediaUrl);
    await eventually(() => expect(done).toHaveBeenCalled());
    await expect(done.mock.results[0]?.value).rejects.toThrow('Query read timeout');
    await expectDeleted();
  });
});

describe('a file that is still written while the others are deleted', () => {
  const late = '22222222-2222-4222-8222-222222222222';

  it('is deleted after them', async () => {
    const deletions = media.get(PendingDeletions);
    const put = (name: string) =>
      media.files.put(`media/${late}/${name}`, Readable.from(['a pho']), { contentType: 'image/avif' });
    await put('480.webp');
    await deletions.schedule(media.dataSource.manager, [late]);
    store.afterDelete = async () => {
      store.afterDelete = async () => undefined;
      await put('480.avif');
      await deletions.schedule(media.dataSource.manager, [late]);
    };
    await deletions.deleteFiles(late);
    await expectDeleted();
  });
});

describe('files that cannot be deleted', () => {
  it('do not keep others from being deleted', async () => {
    const ids = Array.from({ length: 3 }, (_, at) => `55555555-5555-4555-8555-55555555555${at}`);
    for (const id of ids) {
      await media.files.put(`media/${id}/480.webp`, Readable.from(['a pho']), { contentType: 'image/webp' });
    }
    let stuck: string | undefined;
    store.afterDelete = async (key) => {
      stuck ??= key;
      if (key === stuck) throw new Error('This file is held.');
    };
    await media.get(PendingDeletions).schedule(media.dataSource.manager, ids);
    await media
      .get(FileDeleter)
      .deleteDue()
      .catch(() => undefined);
    await eventually(async () => expect(await media.rows()).toEqual({ media: 0, clearings: 1 }));
    Object.assign(store, new SmallStore());
    await media.dataSource.query('UPDATE clearings SET due_at = now()');
    await expectDeleted();
  });
});

describe('what is still due when the service ends', () => {
  it('is left to the next one in the middle of many, so that a slow store holds nobody up', async () => {
    const slow = new SmallStore();
    const ending = await OpenMedia.open({}, (real) => slow.around(real));
    let ended: Promise<void> | undefined;
    slow.afterDelete = async () => {
      ended ??= ending.get(FileDeleter).beforeApplicationShutdown();
    };
    const ids = Array.from({ length: 5 }, (_, at) => `44444444-4444-4444-8444-44444444444${at}`);
    for (const id of ids) {
      await ending.files.put(`media/${id}/480.webp`, Readable.from(['a pho']), { contentType: 'image/webp' });
    }
    await ending.get(PendingDeletions).schedule(ending.dataSource.manager, ids);
    ending.get(PendingDeletions).wakeSignal.notify();
    await eventually(() => expect(ended).toBeDefined());
    await ended;
    const left = await ending.rows();
    await ending.close();
    expect(left).toEqual({ media: 0, clearings: 4 });
  });

  it('is left to the next one, so that nobody waits for it', async () => {
    const ending = await OpenMedia.open();
    await ending.get(FileDeleter).beforeApplicationShutdown();
    await ending.get(PendingDeletions).schedule(ending.dataSource.manager, ['33333333-3333-4333-8333-333333333333']);
    await ending.get(FileDeleter).deleteDue();
    const left = await ending.rows();
    await ending.close();
    expect(left).toEqual({ media: 0, clearings: 1 });
  });
});
