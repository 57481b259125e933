import { useFormContext } from 'react-hook-form';
import type { EventFormValues } from '../event-form-values.js';
import { usePhotoCandidates } from '../use-photo-candidates.js';
import { EventImageField } from './event-image-field.js';
import { EventSocialField } from './event-social-field.js';

interface EventPictureFieldsProps {
  /** Told while a photo is on its way. */
  onUploading: (uploading: boolean) => void;
  /** Told while a dialog of theirs is open: there is one at a time. */
  onOpen: (open: boolean) => void;
}

/** With what pictures. */
export function EventPictureFields({ onUploading, onOpen }: EventPictureFieldsProps) {
  const { formState } = useFormContext<EventFormValues>();
  const photos = usePhotoCandidates(formState.defaultValues?.image ?? '');
  return (
    <>
      <EventImageField photos={photos} onUploading={onUploading} onOpen={onOpen} />
      <EventSocialField photos={photos} onOpen={onOpen} />
    </>
  );
}
