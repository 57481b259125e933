import { NoticeDialog } from '@rover/ui/notice-dialog';
import { TextLink } from '@rover/ui/text-link';
import { chatLink } from '@rover/venue/chat-link';
import { venue } from '@rover/venue/venue';
import { plannerMessage } from '@rover/venue/vip/vip-planner';

interface VipFailedProps {
  sentences: readonly string[];
  onClose: () => void;
}

/** A failed request, and other ways to reach the pub. */
export function VipFailed({ sentences, onClose }: VipFailedProps) {
  return (
    <NoticeDialog tone="failure" title="Booking Submission Failed" onClose={onClose}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p className="flex flex-wrap gap-x-5 gap-y-2">
        <TextLink href={`tel:${venue.phone}`}>{venue.phoneDisplay}</TextLink>
        <TextLink href={chatLink(plannerMessage)}>Chat with us</TextLink>
      </p>
    </NoticeDialog>
  );
}
