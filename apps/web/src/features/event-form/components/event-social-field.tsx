import { Button } from '@rover/ui/button';
import { Field } from '@rover/ui/field';
import { Photo } from '@rover/ui/photo';
import { Share2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { CropDialog } from '../../photos/components/crop-dialog.js';
import { socialShapes } from '../../photos/photo-shape.js';
import type { EventFormValues } from '../event-form-values.js';
import type { PhotoCandidates } from '../use-photo-candidates.js';

interface EventSocialFieldProps {
  photos: PhotoCandidates;
  /** Called with whether the crop dialog is open. */
  onOpen: (open: boolean) => void;
}

/** The picture of the event’s link, where it is shared. */
export function EventSocialField({ photos, onOpen }: EventSocialFieldProps) {
  const { field, fieldState } = useController<EventFormValues, 'socialImage'>({ name: 'socialImage' });
  const image = useWatch<EventFormValues, 'image'>({ name: 'image' });
  const [open, setOpen] = useState(false);
  const maker = useRef<HTMLButtonElement>(null);
  const remove = () => {
    field.onChange(null);
    maker.current?.focus();
  };
  useEffect(() => onOpen(open), [open, onOpen]);
  const whole = photos.croppingOf(image)?.photo ?? image;
  const before = field.value ? photos.croppingOf(field.value) : undefined;

  return (
    <Field
      label="Social Image"
      labels="group"
      hint="1200x630, shown where the event’s link is shared. Without one, a photo uploaded as the image is, else the pub’s own picture."
      error={fieldState.error?.message}
    >
      {field.value && (
        <Photo
          src={field.value}
          alt="The social image"
          className="aspect-1200/630 w-full max-w-sm rounded border border-sand object-cover"
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button ref={maker} look="paper" onClick={() => setOpen(true)}>
          <Share2 aria-hidden className="size-4" />
          {field.value ? 'Make it anew from the image' : 'Make one from the image'}
        </Button>
        {field.value && (
          <Button look="quiet" onClick={remove}>
            Remove social image
          </Button>
        )}
      </div>
      {open && (
        <CropDialog
          description="For the event’s link where it is shared."
          photo={whole}
          shapes={socialShapes}
          before={before?.photo === whole ? before : undefined}
          onCropped={(url, cropping) => {
            photos.keepCropping(url, cropping);
            field.onChange(url);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Field>
  );
}
