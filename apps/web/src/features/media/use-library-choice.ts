import { useSearchParams } from 'react-router-dom';
import { type LibraryChoice, readLibraryChoice, writeLibraryChoice } from './library-choice.js';

/** The choice of photos, kept in the address, so that a reload or a shared link shows the same. */
export function useLibraryChoice(): [LibraryChoice, (choice: LibraryChoice) => void] {
  const [params, setParams] = useSearchParams();
  return [
    readLibraryChoice(params),
    (choice) => setParams((now) => writeLibraryChoice(now, choice), { replace: true, preventScrollReset: true }),
  ];
}
