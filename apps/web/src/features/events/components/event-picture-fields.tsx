import { useFormContext } from 'react-hook-form';
import type { EventFormValues } from '../event-form-values.js';
import { usePhotoCandidates } from '../use-photo-candidates.js';
import { EventImageField } from './event-image-field.js';
import { EventSocialField } from './event-social-field.js';

/** With what pictures. */
export function EventPictureFields({ onUploading }: { onUploading: (uploading: boolean) => void }) {
  const { formState } = useFormContext<EventFormValues>();
  const photos = usePhotoCandidates(formState.defaultValues?.image ?? '');
  return (
    <>
      <EventImageField photos={photos} onUploading={onUploading} />
      <EventSocialField photos={photos} />
    </>
  );
}
