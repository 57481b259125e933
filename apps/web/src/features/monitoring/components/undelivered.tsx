import type { UndeliveredAnswer } from '@rover/contracts/undelivered';
import { Button } from '@rover/ui/button';
import { Notice } from '@rover/ui/notice';
import { useRef } from 'react';
import { sendAllMailsAgain } from '../api/send-again.js';
import { undeliveredQuery } from '../undelivered-query.js';
import { useSendingAgain } from '../use-sending-again.js';
import { AskedPanel } from './asked-panel.js';
import { Quiet } from './panel.js';
import { UndeliveredRow } from './undelivered-row.js';

/** Mails and messages that did not arrive, and a way to send them again. */
export function Undelivered() {
  return (
    <AskedPanel
      title="Undelivered"
      hint="Mails that were refused, and messages that no service could handle"
      query={undeliveredQuery}
      failure="The undelivered mails and messages could not be loaded"
    >
      {(answer) => <Rows answer={answer} />}
    </AskedPanel>
  );
}

function Rows({ answer: { undelivered, silent } }: { answer: UndeliveredAnswer }) {
  const list = useRef<HTMLDivElement>(null);
  const onSent = () => list.current?.focus();
  const all = useSendingAgain(sendAllMailsAgain, onSent);
  const mails = undelivered.filter(({ kind }) => kind === 'mail').length;
  return (
    <div ref={list} tabIndex={-1} className="flex flex-col gap-4">
      {silent.length > 0 && (
        <Notice tone="failure">
          {silent.join(', ')} did not answer: undelivered messages there are missing from this list.
        </Notice>
      )}
      {undelivered.length === 0 && silent.length === 0 && <Quiet>Everything arrived.</Quiet>}
      {mails > 1 && (
        <Button className="self-start" look="quiet" busy={all.isPending} onClick={() => all.mutate()}>
          Send all mails again
        </Button>
      )}
      <ul className="flex flex-col divide-y divide-sand empty:hidden">
        {undelivered.map((item) => (
          <UndeliveredRow key={`${item.service} ${item.kind} ${item.id}`} item={item} onSent={onSent} />
        ))}
      </ul>
    </div>
  );
}
