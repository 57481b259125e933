import { FileDrop } from '@rover/ui/file-drop';
import { useState } from 'react';

const picture = /^image\//;

export function FileDrops() {
  const [names, setNames] = useState<string[]>([]);
  const [error, setError] = useState<string>();
  const take = (files: File[]) => {
    const others = files.filter(({ type }) => !picture.test(type));
    setError(others.length > 0 ? `${others.map(({ name }) => name).join(', ')}: no picture.` : undefined);
    setNames(files.filter(({ type }) => picture.test(type)).map(({ name }) => name));
  };
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <div>
        <FileDrop
          multiple
          label="Add photos"
          hint="JPEG, PNG or WebP, max 10 MB"
          accept="image/*"
          error={error}
          onFiles={take}
        />
        <p role="status" className="mt-2 text-sm text-muted">
          {names.join(', ')}
        </p>
      </div>
      <FileDrop busy label="Uploading 3 photos" hint="They will hang in a moment." onFiles={take} />
    </div>
  );
}
