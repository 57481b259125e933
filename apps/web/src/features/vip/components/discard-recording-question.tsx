import { useBackCloses } from '@rover/ui/use-back-closes';
import { useDiscardQuestion } from '../../../browser/use-discard-question.js';
import { useLinksAsk } from '../../../browser/use-links-ask.js';

const recorded = { title: 'Discard Recording', cancel: 'Cancel', loss: 'What is being recorded has not been saved.' };

/** Asks before what is being recorded is lost by Back or by a link; to stand on the page while something is. */
export function DiscardRecordingQuestion({ onDiscard }: { onDiscard: () => void }) {
  const { leave, discardQuestion } = useDiscardQuestion(true, onDiscard, recorded);
  useBackCloses(true, leave);
  useLinksAsk(leave);
  return discardQuestion;
}
