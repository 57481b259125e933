import { DomainError } from '@rover/platform/http/domain-error';

export type PhotoType = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif';

/** The type of a file, by its first bytes. */
export type AcceptedType =
  | { kind: 'image'; format: PhotoType }
  /**
   * Only the tracks tell whether it is a video or a sound; where a codec is named, all tracks must be sound in that
   * codec.
   */
  | { kind: 'container'; container: 'mp4' | 'm4a' | 'mov' | 'webm'; codec?: string }
  | { kind: 'video'; contentType: string; extension: string }
  | { kind: 'audio'; contentType: string; format: 'mp3' | 'wav' | 'ogg' };

/** By the name that file-type gives the format. */
const accepted: Record<string, AcceptedType> = {
  'image/jpeg': { kind: 'image', format: 'jpeg' },
  'image/png': { kind: 'image', format: 'png' },
  'image/apng': { kind: 'image', format: 'png' },
  'image/gif': { kind: 'image', format: 'gif' },
  'image/webp': { kind: 'image', format: 'webp' },
  'image/avif': { kind: 'image', format: 'avif' },
  'video/mp4': { kind: 'container', container: 'mp4' },
  'video/x-m4v': { kind: 'container', container: 'mp4' },
  // Android's recorders write M4A under a brand of 3GP; what else comes in 3GP most browsers cannot play.
  'video/3gpp': { kind: 'container', container: 'm4a', codec: 'MPEG-4/AAC' },
  'audio/mp4': { kind: 'container', container: 'm4a' },
  'audio/x-m4a': { kind: 'container', container: 'm4a' },
  'video/quicktime': { kind: 'container', container: 'mov' },
  'video/webm': { kind: 'container', container: 'webm' },
  'video/vnd.avi': { kind: 'video', contentType: 'video/x-msvideo', extension: 'avi' },
  'audio/mpeg': { kind: 'audio', contentType: 'audio/mpeg', format: 'mp3' },
  'audio/wav': { kind: 'audio', contentType: 'audio/wav', format: 'wav' },
  'audio/ogg': { kind: 'audio', contentType: 'audio/ogg', format: 'ogg' },
};

/** @param mime as file-type returns it, with or without codecs after a semicolon */
export function acceptedType(mime: string | undefined): AcceptedType | undefined {
  return accepted[mime?.split(';', 1)[0]?.trim() ?? ''];
}

export function unsupported(cause?: unknown): DomainError {
  return new DomainError(
    'UNSUPPORTED_MEDIA_TYPE',
    'This kind of file is not accepted. Images can be JPEG, PNG, GIF, WebP or AVIF; videos MP4, WebM, MOV or AVI; ' +
      'sounds MP3, WAV, M4A, OGG or WebM.',
    { cause },
  );
}
