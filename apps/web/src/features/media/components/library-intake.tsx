import { Button } from '@rover/ui/button';
import { useRowFocus } from '@rover/ui/use-row-focus';
import { Upload } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { libraryUploads } from '../library-uploads.js';
import { useUploads } from '../use-uploads.js';
import { MediaDrop } from './media-drop.js';
import { UploadList } from './upload-list.js';

/** Milliseconds from choosing photos to uploading them. */
const startsAfter = 100;

/** Adds photos to the library: into an empty one at once, into any other when the admin says so. */
export function LibraryIntake({ atOnce }: { atOnce: boolean }) {
  const { uploads } = useUploads(libraryUploads);
  const intake = useRef<HTMLElement>(null);
  const noteFocus = useRowFocus(intake);
  const chosen = uploads.filter(({ state }) => state === 'chosen').length;

  useEffect(() => {
    if (!atOnce || chosen === 0) return;
    const timer = setTimeout(() => libraryUploads.start(), startsAfter);
    return () => clearTimeout(timer);
  }, [atOnce, chosen]);

  return (
    <section ref={intake} tabIndex={-1} onFocus={noteFocus} aria-label="New photos" className="flex flex-col gap-4">
      <MediaDrop
        label="Add photos"
        kinds={['image']}
        advice="Recommended: 1200x800px"
        onFiles={(files) => libraryUploads.add(files)}
      />
      <UploadList queue={libraryUploads} />
      {chosen > 0 && !atOnce && (
        <Button className="self-start" onClick={() => libraryUploads.start()}>
          <Upload aria-hidden className="size-5" />
          {`Upload (${chosen})`}
        </Button>
      )}
    </section>
  );
}
