import { Wordmark } from '@rover/ui/wordmark';
import { venue } from '@rover/venue/venue';
import { wordmark } from '@rover/venue/wordmark';

export function Sign() {
  return (
    <div className="painted brackets grid place-items-center rounded p-12">
      <Wordmark mark={wordmark} title={venue.name} className="h-auto w-full max-w-sm text-brass" />
    </div>
  );
}
