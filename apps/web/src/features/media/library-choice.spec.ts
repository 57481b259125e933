import { chosenPhotos, type LibraryChoice, readLibraryChoice, writeLibraryChoice } from './library-choice.js';
import { type LibraryPhoto, pubPhotos, uploadedPhotos } from './library-photos.js';

const upload = (name: string, uploadedAt: string): LibraryPhoto => {
  const item = { url: `/media/${name}`, kind: 'image', contentType: 'image/jpeg', placeholder: null } as const;
  const [photo] = uploadedPhotos({ images: [item.url], items: [{ ...item, width: 1, height: 1, name, uploadedAt }] });
  if (!photo) throw new Error('No photo');
  return photo;
};

const photos = [
  upload('quiz 10.jpg', '2026-11-03T10:00:00.000Z'),
  upload('Quiz 9.jpg', '2026-11-01T10:00:00.000Z'),
  upload('band.jpg', '2026-11-02T10:00:00.000Z'),
  ...pubPhotos,
];
const names = (choice: Partial<LibraryChoice>) =>
  chosenPhotos(photos, { search: '', sort: 'newest', view: 'grid', ...choice }).map(({ name }) => name);

describe('the library shows', () => {
  it('the newest first, and what was always there last', () => {
    expect(names({}).slice(0, 4)).toEqual(['quiz 10.jpg', 'band.jpg', 'Quiz 9.jpg', 'bar-at-dusk.jpg']);
  });

  it('the oldest first', () => {
    expect(names({ sort: 'oldest' }).slice(0, 4)).toEqual(['Quiz 9.jpg', 'band.jpg', 'quiz 10.jpg', 'bar-at-dusk.jpg']);
  });

  it('what has no dates as it is listed, or the other way round', () => {
    const listed = [...uploadedPhotos({ images: ['/media/c.jpg', '/media/a.jpg', '/media/b.jpg'] }), ...pubPhotos];
    const order = (sort: 'newest' | 'oldest') =>
      chosenPhotos(listed, { search: '', sort, view: 'grid' })
        .map(({ name }) => name)
        .slice(0, 4);
    expect(order('newest')).toEqual(['c.jpg', 'a.jpg', 'b.jpg', 'bar-at-dusk.jpg']);
    expect(order('oldest')).toEqual(['b.jpg', 'a.jpg', 'c.jpg', 'bar-at-dusk.jpg']);
  });

  it('two that came at once in opposite orders', () => {
    const twins = ['left.jpg', 'right.jpg'].map((name) => upload(name, '2026-11-03T10:00:00.000Z'));
    const order = (sort: 'newest' | 'oldest') =>
      chosenPhotos(twins, { search: '', sort, view: 'grid' }).map(({ name }) => name);
    expect(order('newest')).toEqual(order('oldest').toReversed());
  });

  it('by name, as a person counts', () => {
    expect(names({ sort: 'name' })).toEqual([
      'arch-at-dusk.jpg',
      'band.jpg',
      'bar-at-dusk.jpg',
      'Quiz 9.jpg',
      'quiz 10.jpg',
      'session.jpg',
      'terrace-at-night.jpg',
    ]);
  });

  it('what is searched for, however it is typed', () => {
    expect(names({ search: ' QUIZ ' })).toEqual(['quiz 10.jpg', 'Quiz 9.jpg']);
    expect(names({ search: 'bär' })).toEqual(['bar-at-dusk.jpg']);
    expect(names({ search: 'karaoke' })).toEqual([]);
  });
});

describe('the address of the library', () => {
  it('says what is chosen, and nothing of what is usual', () => {
    const params = new URLSearchParams('tab=media&sort=oldest');
    const choice = readLibraryChoice(params);
    expect(choice).toEqual({ search: '', sort: 'oldest', view: 'grid' });
    const next = writeLibraryChoice(params, { search: 'band', sort: 'newest', view: 'list' });
    expect(next.toString()).toBe('tab=media&search=band&view=list');
  });

  it('may hold nonsense', () => {
    expect(readLibraryChoice(new URLSearchParams('sort=loud&view=sideways'))).toEqual({
      search: '',
      sort: 'newest',
      view: 'grid',
    });
  });
});
