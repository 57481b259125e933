import { Button } from '@rover/ui/button';
import { Notice } from '@rover/ui/notice';
import { Waiting } from '@rover/ui/spinner';
import { venue } from '@rover/venue/venue';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isVerdict, wordsOf } from '../../../http/call-error.js';
import { cancelRsvp } from '../api/cancel-rsvp.js';
import { guestRsvpQuery } from '../guest-rsvp-query.js';
import { GuestRsvp } from './guest-rsvp.js';

/** The page behind the link of a mail: shows the RSVP and lets the guest cancel it. */
export function CancelRsvp({ token }: { token: string }) {
  const client = useQueryClient();
  const { data: rsvp, error, isFetching, refetch } = useQuery(guestRsvpQuery(token));
  const cancellation = useMutation({
    mutationFn: () => cancelRsvp({ token }),
    onSuccess: (answer) => client.setQueryData(guestRsvpQuery(token).queryKey, answer.rsvp),
  });

  if (token === '' || isVerdict(error)) return <DeadLink />;
  if (isFetching && !rsvp) return <Waiting>Looking for your RSVP...</Waiting>;
  if (!rsvp) {
    return (
      <Notice tone="failure" onRetry={() => refetch()}>
        We cannot look at your RSVP just now.
      </Notice>
    );
  }
  return (
    <GuestRsvp rsvp={rsvp}>
      {rsvp.status === 'cancelled' ? (
        // Takes the focus after cancelling, since the focused button is gone.
        <div ref={cancellation.isSuccess ? goTo : undefined} tabIndex={-1}>
          <Notice tone="success">
            Your RSVP is cancelled. The place goes to somebody else; see you another night.
          </Notice>
        </div>
      ) : (
        <>
          {cancellation.error && (
            <Notice tone="failure">
              {wordsOf(cancellation.error) || 'Your RSVP could not be cancelled. Please try again.'}
            </Notice>
          )}
          <Button
            look="danger"
            busy={cancellation.isPending}
            onClick={() => cancellation.mutate()}
            className="self-start"
          >
            Cancel my RSVP
          </Button>
        </>
      )}
    </GuestRsvp>
  );
}

/** Module-level so that its identity is stable: an inline ref would focus again at every render. */
const goTo = (word: HTMLElement | null) => word?.focus();

function DeadLink() {
  return (
    <Notice tone="failure">
      <p className="font-semibold">This link does not work.</p>
      <p>
        It may have been cut short on its way, or the RSVP is no longer in our book. Ring us at{' '}
        <a href={`tel:${venue.phone}`} className="underline underline-offset-4">
          {venue.phoneDisplay}
        </a>{' '}
        and we will look it up.
      </p>
    </Notice>
  );
}
