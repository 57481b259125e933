import { type ReactNode, useCallback, useState } from 'react';
import { LateDialog } from '../../../browser/late-dialog.js';
import { report } from '../../../browser/report.js';
import { useFirstTouch } from '../../../browser/use-first-touch.js';
import type { VipOpening } from '../vip-form-values.js';

const load = async () => (await import('./vip-dialog.js')).VipDialog;

/** Begins to fetch the form before it is asked for. */
function prepare() {
  load().catch((cause) => report('The form of VIP events did not come', cause));
}

/** Lets every button of the page open the form of VIP events. */
export function useVipDialog(): { openVip: (opening: VipOpening) => void; vipDialog: ReactNode } {
  const [opening, setOpening] = useState<VipOpening | null>(null);
  const close = useCallback(() => setOpening(null), []);

  useFirstTouch(prepare);

  return {
    openVip: setOpening,
    vipDialog: opening && <LateDialog load={load} given={{ opening, onClose: close }} />,
  };
}
