import { mediaByKind, mediaKindOf } from './media-kind.js';

const folder = '/media/0b0f6a5e-4a7c-4a0e-9c53-2f6f1c1c9a11';

describe('what an address leads to', () => {
  it.each([
    ['https://pub.test/a.jpg', 'image'],
    ['https://pub.test/a.JPEG', 'image'],
    ['/a.png', 'image'],
    ['/a.gif', 'image'],
    ['/a.webp', 'image'],
    ['https://pub.test/reel.mp4', 'video'],
    ['https://pub.test/reel.webm?t=3', 'video'],
    ['https://pub.test/reel.MOV#t=10', 'video'],
    ['/reel.avi', 'video'],
    ['/tune.mp3', 'audio'],
    ['/tune.wav', 'audio'],
    ['/tune.m4a', 'audio'],
    ['/tune.ogg', 'audio'],
  ])('%s is read by its extension: %s', (url, kind) => {
    expect(mediaKindOf(url)).toBe(kind);
  });

  it.each(['', 'https://pub.test', 'https://pub.test/poster', '/a.tiff', '/a.mp4/poster', '/a?of=b.mp3', '/a.'])(
    'anything else is an image: %j',
    (url) => {
      expect(mediaKindOf(url)).toBe('image');
    },
  );

  it.each([
    [`${folder}/photo-1600x1067.jpg`, 'image'],
    [`${folder}/video.webm`, 'video'],
    [`${folder}/audio.webm`, 'audio'],
    [`${folder}/audio.mp4`, 'audio'],
  ])('an upload is what it was stored as, whatever its extension: %s', (url, kind) => {
    expect(mediaKindOf(url)).toBe(kind);
  });

  it('no word of JavaScript is an extension', () => {
    expect(mediaKindOf('/a.constructor')).toBe('image');
    expect(mediaKindOf('/a.tostring')).toBe('image');
  });
});

describe('the media of an event', () => {
  const item = (url: string) => ({ url, caption: '' });

  it('keep their lists, and what else there is comes after', () => {
    const media = {
      images: [item('/1.jpg')],
      videos: [item('/2.mp4')],
      voiceNotes: [item('/3.mp3')],
      additionalContent: [item('/4.ogg'), item('/5.png'), item('/6.mov'), item('/7')],
    };
    expect(mediaByKind(media)).toEqual({
      image: [item('/1.jpg'), item('/5.png'), item('/7')],
      video: [item('/2.mp4'), item('/6.mov')],
      audio: [item('/3.mp3'), item('/4.ogg')],
    });
  });

  it('an item is never moved out of the list that it was stored in', () => {
    const media = { images: [item('/odd.mp4')], videos: [], voiceNotes: [item('/note.webm')], additionalContent: [] };
    expect(mediaByKind(media)).toEqual({ image: [item('/odd.mp4')], video: [], audio: [item('/note.webm')] });
  });
});
