import { AlertDialog } from '@rover/ui/alert-dialog';
import type { VipServiceId } from '@rover/venue/vip/vip-services';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIsMounted } from '../../../browser/use-is-mounted.js';
import { isNotFound } from '../../../http/call-error.js';
import { deleteServiceAudio } from '../api/delete-service-audio.js';
import { heldRecordings } from '../held-recordings.js';
import { deletionFailure } from '../service-audio-failure.js';
import { keepServiceAudio } from '../service-audio-query.js';

interface DeleteServiceAudioDialogProps {
  id: VipServiceId;
  name: string;
  onClose: () => void;
}

export function DeleteServiceAudioDialog({ id, name, onClose }: DeleteServiceAudioDialogProps) {
  const client = useQueryClient();
  const isMounted = useIsMounted();
  const deletion = useMutation({
    mutationFn: () => deleteServiceAudio(id),
    onSettled: (_answer, failure) => {
      if (isMounted()) onClose();
      // Perhaps somebody else has deleted it already.
      if (failure && !isNotFound(failure)) heldRecordings.tell('Audio Not Deleted', deletionFailure(failure));
      else void keepServiceAudio(client, id, null);
    },
  });
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title="Delete Audio"
      confirm="Delete"
      busy={deletion.isPending}
      onConfirm={() => deletion.mutate()}
    >
      The audio of {name} will be gone for everybody. This action cannot be undone.
    </AlertDialog>
  );
}
