import { pluralize } from '@rover/venue/pluralize';
import type { UploadQueue } from '../upload-queue.js';
import { useUploads } from '../use-uploads.js';
import { UploadRow } from './upload-row.js';

/** The files of a queue; nothing when it is empty. */
export function UploadList({ queue }: { queue: UploadQueue }) {
  const { uploads, arrived } = useUploads(queue);
  return (
    <div className={uploads.length > 0 ? 'flex flex-col gap-3' : 'sr-only'}>
      <p role="status" className="text-sm text-muted">
        {progressWords(uploads.filter(({ state }) => state === 'waiting' || state === 'sending').length, arrived)}
      </p>
      {uploads.length > 0 && (
        <ul aria-label="Uploads" className="flex flex-col gap-3">
          {uploads.map((upload) => (
            <li key={upload.id}>
              <UploadRow
                upload={upload}
                onRetry={() => queue.retry(upload.id)}
                onRemove={() => queue.remove(upload.id)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function progressWords(underWay: number, arrived: number): string {
  if (underWay > 0) return `${pluralize(underWay, 'file')} on the way${arrived > 0 ? `, ${arrived} uploaded` : ''}.`;
  return arrived > 0 ? `${pluralize(arrived, 'file')} uploaded.` : '';
}
