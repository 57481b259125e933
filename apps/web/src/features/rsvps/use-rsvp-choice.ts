import { useSearchParams } from 'react-router-dom';
import { type RsvpChoice, readRsvpChoice, writeRsvpChoice } from './rsvp-choice.js';

/** The choice of RSVPs, kept in the address, so that a reload or a shared link shows the same. */
export function useRsvpChoice(): [RsvpChoice, (choice: RsvpChoice) => void] {
  const [params, setParams] = useSearchParams();
  return [
    readRsvpChoice(params),
    (choice) => setParams((now) => writeRsvpChoice(now, choice), { replace: true, preventScrollReset: true }),
  ];
}
