import { FileDrop } from '@rover/ui/file-drop';
import { useState } from 'react';
import { mediaOnly } from '../media-files.js';

/** Photos, videos and audio from the device; what is none of them is turned away at once. */
export function MediaDrop({ onFiles }: { onFiles: (files: File[]) => void }) {
  const [error, setError] = useState<string | undefined>();
  return (
    <FileDrop
      multiple
      label="Add photos, videos or audio"
      hint={
        <>
          Drop them here, or press to choose; <span className="whitespace-nowrap">max 10 MB</span> each.
        </>
      }
      accept="image/*,video/*,audio/*"
      error={error}
      onFiles={(files) => {
        const { taken, refusal } = mediaOnly(files, ['image', 'video', 'audio']);
        setError(refusal);
        if (taken.length > 0) onFiles(taken);
      }}
    />
  );
}
