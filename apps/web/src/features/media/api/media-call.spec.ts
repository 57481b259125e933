import type { ErrorAnswer } from '@rover/contracts/errors';
import { CallError } from '../../../http/call-error.js';
import { NotAPhoto } from '../not-a-photo.js';
import { type MediaDeed, mediaCall } from './media-call.js';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  stored.set('adminToken', 'a-token');
  Object.assign(globalThis, { localStorage: { getItem: (key: string) => stored.get(key) ?? null } });
});

const tooLarge = new CallError('refused', 413, { message: 'A picture may have 25 MB.' } as ErrorAnswer);

describe('what an admin is told when media could not be changed', () => {
  it.each<[MediaDeed, unknown, string]>([
    ['upload', tooLarge, 'Upload failed: A picture may have 25 MB.'],
    ['upload', new CallError('refused', 502, null), 'Upload failed: 502'],
    ['upload', new NotAPhoto(), 'Upload failed: This is not an image.'],
    ['upload', new CallError('connection', 0, null), 'Failed to upload media'],
    ['delete', new CallError('refused', 404, null), 'Delete failed: 404'],
    ['delete', new CallError('unreadable', 200, null), 'Failed to delete media'],
    ['bulkDelete', new CallError('refused', 500, null), 'Bulk delete failed: 500'],
    ['bulkDelete', new TypeError('x is undefined'), 'Failed to delete media files'],
    ['caption', new CallError('refused', 400, null), 'Update failed: 400'],
    ['caption', new CallError('connection', 0, null), 'Failed to update caption'],
  ])('%s, %s: %s', async (deed, cause, sentence) => {
    await expect(mediaCall(deed, () => Promise.reject(cause))).rejects.toThrow(sentence);
  });

  it('that there is no token, without asking the server', async () => {
    stored.clear();
    const ask = jest.fn();
    await expect(mediaCall('delete', ask)).rejects.toThrow('No admin token found');
    expect(ask).not.toHaveBeenCalled();
  });

  it('nothing, when it was the admin who called it off', async () => {
    const abort = new DOMException('called off', 'AbortError');
    await expect(mediaCall('upload', () => Promise.reject(abort))).rejects.toBe(abort);
  });
});
