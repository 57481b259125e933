import type { ReactNode } from 'react';
import { useLazyDialog } from '../../lazy/lazy-dialog.js';
import type { VipOpening } from './vip-form-values.js';

const load = async () => (await import('./components/vip-dialog.js')).VipDialog;

/** Lets every button of the page open the form of VIP events. */
export function useVipDialog(): { openVip: (opening: VipOpening) => void; vipDialog: ReactNode } {
  const [open, vipDialog] = useLazyDialog<{ opening: VipOpening }>(load, { early: true });
  return { openVip: (opening) => open({ opening }), vipDialog };
}
