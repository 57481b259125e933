import { limits } from '@rover/contracts/limits';
import { Button } from '@rover/ui/button';
import { Field, Input } from '@rover/ui/field';
import { Photo } from '@rover/ui/photo';
import { Crop, Images } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { CropDialog } from '../../photos/components/crop-dialog.js';
import { PhotoChoice } from '../../photos/components/photo-choice.js';
import { PhotoLibraryDialog } from '../../photos/components/photo-library-dialog.js';
import { eventShapes } from '../../photos/photo-shape.js';
import { type EventFormValues, isPictureAddress } from '../event-form-values.js';
import type { PhotoCandidates } from '../use-photo-candidates.js';
import { EventImageUpload } from './event-image-upload.js';

interface EventImageFieldProps {
  photos: PhotoCandidates;
  /** Called with whether a photo is being uploaded. */
  onUploading: (uploading: boolean) => void;
  /** Called with whether a dialog to choose or crop a photo is open. */
  onOpen: (open: boolean) => void;
}

/** The picture of an event: a photo of the pub, of the library or from a file, as it is or cropped. */
export function EventImageField({ photos, onUploading, onOpen }: EventImageFieldProps) {
  const { field, fieldState } = useController<EventFormValues, 'image'>({
    name: 'image',
    rules: { validate: (address) => isPictureAddress(address) || 'Please enter a valid URL' },
  });
  const [open, setOpen] = useState<'library' | 'crop' | null>(null);
  const elsewhere = useRef<HTMLDetailsElement>(null);
  useEffect(() => onOpen(open !== null), [open, onOpen]);

  const { error } = fieldState;
  // Opened before the form focuses the invalid field.
  useLayoutEffect(() => {
    if (error && elsewhere.current) elsewhere.current.open = true;
  }, [error]);

  const take = (url: string) => {
    photos.bring(url);
    field.onChange(url);
  };

  return (
    <Field label="Image" labels="group" error={error?.message}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Photo
          src={field.value}
          alt="The chosen image"
          className="aspect-3/2 w-full rounded border border-sand object-contain"
        />
        <div className="flex flex-col gap-3 max-sm:order-last">
          <EventImageUpload onUploaded={take} onUploading={onUploading} />
          <div className="flex flex-wrap gap-3">
            <Button look="paper" className="flex-auto px-3! whitespace-nowrap" onClick={() => setOpen('crop')}>
              <Crop aria-hidden className="size-4" />
              Crop & Position
            </Button>
            <Button look="paper" className="flex-auto px-3! whitespace-nowrap" onClick={() => setOpen('library')}>
              <Images aria-hidden className="size-4" />
              From Library
            </Button>
          </div>
        </div>
        <PhotoChoice
          label="Image"
          photos={photos.candidates}
          value={field.value}
          onValueChange={field.onChange}
          className="grid-cols-4 sm:col-span-2 sm:grid-cols-6"
        />
      </div>
      <details ref={elsewhere} className="text-sm">
        <summary className="w-fit py-2 font-semibold text-leaf">Use a picture at another address</summary>
        <Input
          aria-label="Image address"
          className="mt-1 text-base"
          maxLength={limits.event.url}
          value={field.value}
          ref={field.ref}
          onBlur={field.onBlur}
          onChange={field.onChange}
        />
      </details>
      {open === 'library' && <PhotoLibraryDialog chosen={field.value} onChoose={take} onClose={() => setOpen(null)} />}
      {open === 'crop' && (
        <CropDialog
          description="For the cards and the page of the event."
          photo={photos.croppingOf(field.value)?.photo ?? field.value}
          shapes={eventShapes}
          before={photos.croppingOf(field.value)}
          onCropped={(url, cropping) => {
            photos.keepCropping(url, cropping);
            take(url);
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </Field>
  );
}
