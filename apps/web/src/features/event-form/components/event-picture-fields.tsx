import { useFormContext } from 'react-hook-form';
import type { EventFormValues } from '../event-form-values.js';
import { usePhotoCandidates } from '../use-photo-candidates.js';
import { EventImageField } from './event-image-field.js';
import { EventSocialField } from './event-social-field.js';

interface EventPictureFieldsProps {
  /** Called with whether a photo is being uploaded. */
  onUploading: (uploading: boolean) => void;
  /** Called with whether one of their dialogs is open. */
  onOpen: (open: boolean) => void;
}

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
