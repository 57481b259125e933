import type { RetryAnswer } from '@rover/contracts/undelivered';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { undeliveredQuery } from './undelivered-query.js';

/** Sends something again, and shows the result in a toast. @param onSent called before it leaves the list */
export function useSendingAgain(send: () => Promise<RetryAnswer>, onSent: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: ({ message }) => {
      toast.success(message);
      onSent();
    },
    onError: (error) => toast.error(`That was not sent again. ${error.message}`),
    onSettled: () => client.invalidateQueries({ queryKey: undeliveredQuery.queryKey }),
  });
}
