import { Button } from '@rover/ui/button';
import { FileDrop } from '@rover/ui/file-drop';
import { useRowFocus } from '@rover/ui/use-row-focus';
import { Upload } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { libraryUploads } from '../library-uploads.js';
import { mediaOnly } from '../media-files.js';
import { useUploads } from '../use-uploads.js';
import { UploadList } from './upload-list.js';

/** Milliseconds. */
const startsAfter = 100;

/** Photos for the library. Into an empty one they go at once; into any other when the admin says so. */
export function LibraryIntake({ atOnce }: { atOnce: boolean }) {
  const { uploads } = useUploads(libraryUploads);
  const [error, setError] = useState<string | undefined>();
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
      <FileDrop
        multiple
        label="Add photos"
        hint={
          <>
            Drop them here, or press to choose; <span className="whitespace-nowrap">max 10 MB</span> each.{' '}
            <span className="whitespace-nowrap">Recommended: 1200x800px</span>
          </>
        }
        accept="image/*"
        error={error}
        onFiles={(files) => {
          const { taken, refusal } = mediaOnly(files, ['image']);
          setError(refusal);
          if (taken.length > 0) libraryUploads.add(taken);
        }}
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
