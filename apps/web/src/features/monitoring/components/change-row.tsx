import type { RecordedChangeView } from '@rover/contracts/audit';
import { Badge } from '@rover/ui/badge';
import { momentWords } from '@rover/venue/events/event-words';
import { actionNames, actionTones, changeWords, kindNames } from '../change-words.js';

/** One change: what happened to which thing, and who did it when. */
export function ChangeRow({ change }: { change: RecordedChangeView }) {
  const { action, kind, title, changes, admin } = change;
  return (
    <li className="flex flex-col gap-1 py-3">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Badge tone={actionTones[action]}>{actionNames[action]}</Badge>
        <span className="text-sm text-muted">{kindNames[kind]}</span>
        <span className="min-w-0 font-semibold wrap-anywhere">{title}</span>
      </p>
      {changes.length > 0 && (
        <ul className="text-sm">
          {changes.map((one) => (
            <li key={one.field} className="wrap-anywhere">
              {changeWords(one)}
            </li>
          ))}
        </ul>
      )}
      <p className="text-sm text-muted wrap-anywhere">
        <time dateTime={change.at}>{momentWords(new Date(change.at))}</time> by {admin.email}
      </p>
    </li>
  );
}
