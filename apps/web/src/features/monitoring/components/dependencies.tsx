import type { DependenciesAnswer, DependencyName, DependencyView } from '@rover/contracts/dependencies';
import { Badge } from '@rover/ui/badge';
import { Notice } from '@rover/ui/notice';
import { dependenciesQuery } from '../dependencies-query.js';
import { AskedPanel } from './asked-panel.js';

/** The name of each, and what guests notice while it is unavailable. */
const words: Record<DependencyName, { name: string; meanwhile: string }> = {
  database: { name: 'Database', meanwhile: 'Nothing can be booked, and nothing saved. The events can still be read.' },
  broker: { name: 'Message broker', meanwhile: 'Bookings are taken. Their mails and the places left wait for it.' },
  cache: { name: 'Cache', meanwhile: 'Guests notice nothing. How often somebody may ask is counted less strictly.' },
  files: { name: 'Photos and recordings', meanwhile: 'None can be added, and those that are there may not show.' },
  mail: { name: 'Mail', meanwhile: 'Mails wait, and go out once it is back.' },
};

/** Whether database, broker, cache, files and mail server are available, and what it means when they are not. */
export function Dependencies() {
  return (
    <AskedPanel
      title="What the Pub Stands On"
      hint="As every service finds it right now"
      query={dependenciesQuery}
      failure="What the pub stands on could not be looked at"
    >
      {(answer) => <List answer={answer} />}
    </AskedPanel>
  );
}

function List({ answer: { dependencies, silent } }: { answer: DependenciesAnswer }) {
  return (
    <>
      {silent.length > 0 && (
        <Notice tone="failure">{silent.join(', ')} did not answer: what only they stand on is not in this list.</Notice>
      )}
      <ul className="flex flex-col divide-y divide-sand empty:hidden">
        {dependencies.map((dependency) => (
          <Row key={dependency.name} dependency={dependency} />
        ))}
      </ul>
    </>
  );
}

function Row({ dependency: { name, missedBy, error } }: { dependency: DependencyView }) {
  const isAway = missedBy.length > 0;
  return (
    <li className="flex items-start justify-between gap-3 py-2">
      <div className="min-w-0">
        <p>{words[name].name}</p>
        {isAway && (
          <>
            <p className="text-sm">{words[name].meanwhile}</p>
            <p className="text-sm text-terracotta wrap-anywhere">
              {missedBy.join(', ')}: {error}
            </p>
          </>
        )}
      </div>
      <Badge className="shrink-0" tone={isAway ? 'terracotta' : 'leaf'}>
        {isAway ? 'Not working' : 'Working'}
      </Badge>
    </li>
  );
}
