import { useBackCloses } from '@rover/ui/use-back-closes';
import { useDiscardQuestion } from '../../../forms/use-discard-question.js';
import { useLinksAsk } from '../../../forms/use-links-ask.js';

const recorded = { title: 'Discard Recording', cancel: 'Cancel', loss: 'What is being recorded has not been saved.' };

/** Asks before a recording under way is lost by Back or by a link. To render while recording. */
export function DiscardRecordingQuestion({ onDiscard }: { onDiscard: () => void }) {
  const { leave, discardQuestion } = useDiscardQuestion(true, onDiscard, recorded);
  useBackCloses(true, leave);
  useLinksAsk(leave);
  return discardQuestion;
}
