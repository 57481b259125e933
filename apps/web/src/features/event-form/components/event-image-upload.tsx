import { Button } from '@rover/ui/button';
import { FileDrop } from '@rover/ui/file-drop';
import { Progress } from '@rover/ui/progress';
import { useEffect, useRef, useState } from 'react';
import { photoGuidance } from '../../photos/photo-shape.js';
import { useUploadPhoto } from '../../photos/use-upload-photo.js';

interface EventImageUploadProps {
  /** The address of the photo in the library. */
  onUploaded: (url: string) => void;
  /** Called with whether a photo is being uploaded. */
  onUploading: (uploading: boolean) => void;
}

/** Uploads a photo from a file. It can be cancelled. */
export function EventImageUpload({ onUploaded, onUploading }: EventImageUploadProps) {
  const [uploaded, setUploaded] = useState(false);
  const drop = useRef<HTMLInputElement>(null);
  const { progress, upload, cancel } = useUploadPhoto();
  const uploading = progress !== null;
  useEffect(() => onUploading(uploading), [uploading, onUploading]);

  const takeFile = async (file: File) => {
    setUploaded(false);
    const url = await upload(() => file);
    if (url === null) return;
    onUploaded(url);
    setUploaded(true);
  };
  const cancelUpload = () => {
    cancel();
    drop.current?.focus();
  };

  return (
    <>
      <FileDrop
        ref={drop}
        label="Upload a photo"
        hint={`JPEG, PNG, GIF, WebP or AVIF, ${photoGuidance}`}
        accept="image/*"
        busy={uploading}
        onFiles={([file]) => file && takeFile(file)}
      />
      <p role="status" className="sr-only">
        {uploaded && 'The photo is uploaded, and chosen.'}
      </p>
      {uploading && (
        <div className="flex items-end gap-3">
          <div className="flex-1">
            <Progress label="Uploading" value={progress} />
          </div>
          <Button look="quiet" size="small" onClick={cancelUpload}>
            Cancel upload
          </Button>
        </div>
      )}
    </>
  );
}
