import { logError } from '../../browser/log-error.js';

let sounding: HTMLAudioElement | null = null;

/** Plays an element, and pauses the one that was playing. @returns false when it cannot be played */
export async function playAlone(audio: HTMLAudioElement): Promise<boolean> {
  if (sounding !== audio) sounding?.pause();
  sounding = audio;
  if (audio.error) audio.load();
  try {
    await audio.play();
    return true;
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') return true;
    logError('The recording does not play', cause);
    return false;
  }
}
