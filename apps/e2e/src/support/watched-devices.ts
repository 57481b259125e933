import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Every stream that the page was given, and how it requested and recorded it. */
    watched: { streams: MediaStream[]; constraints: MediaStreamConstraints[]; chunkTimes: (number | undefined)[] };
  }
}

/** Records uses of camera and microphone, so that a test can tell whether they are released. */
export async function watchDevices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.watched = { streams: [], constraints: [], chunkTimes: [] };
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (constraints = {}) => {
      window.watched.constraints.push(constraints);
      const stream = await ask(constraints);
      window.watched.streams.push(stream);
      return stream;
    };
    const start = MediaRecorder.prototype.start;
    MediaRecorder.prototype.start = function (chunkTime) {
      window.watched.chunkTimes.push(chunkTime);
      return start.call(this, chunkTime);
    };
  });
}

/** 'live' or 'ended' of every track that was ever opened. */
export function trackStates(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    window.watched.streams.flatMap((stream) => stream.getTracks().map(({ readyState }) => readyState)),
  );
}

/** Makes the browser refuse camera and microphone for this reason. */
export async function refuseDevices(page: Page, reason: string): Promise<void> {
  await page.addInitScript((name) => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', name));
  }, reason);
}
