import type { MediaKind } from '@rover/contracts/media';
import { FileDrop } from '@rover/ui/file-drop';
import { useState } from 'react';
import { mediaOnly } from '../media-files.js';

interface MediaDropProps {
  label: string;
  kinds: readonly MediaKind[];
  /** More advice on the files: 'Recommended: 1200x800px'. */
  advice?: string;
  onFiles: (files: File[]) => void;
}

/** Files of some kinds from the device. Files of other kinds are refused at once. */
export function MediaDrop({ label, kinds, advice, onFiles }: MediaDropProps) {
  const [error, setError] = useState<string | undefined>();
  return (
    <FileDrop
      multiple
      label={label}
      hint={
        <>
          Drop them here, or press to choose; <span className="whitespace-nowrap">max 10 MB</span> each.{' '}
          {advice && <span className="whitespace-nowrap">{advice}</span>}
        </>
      }
      accept={kinds.map((kind) => `${kind}/*`).join()}
      error={error}
      onFiles={(files) => {
        const { taken, refusal } = mediaOnly(files, kinds);
        setError(refusal);
        if (taken.length > 0) onFiles(taken);
      }}
    />
  );
}
