import type { VipServiceId } from '@rover/venue/vip/vip-services';
import type { ReactNode } from 'react';
import { serviceIcons } from '../service-icons.js';

interface ServiceCardProps {
  service: { id: VipServiceId; name: string; words: string };
  /** The player or the recorder. */
  children: ReactNode;
}

export function ServiceCard({ service: { id, name, words }, children }: ServiceCardProps) {
  const Icon = serviceIcons[id];
  return (
    <li className="flex min-w-0 gap-4 border-t border-brass-dark/50 py-5">
      <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-brass-dark" />
      <div className="min-w-0 flex-1">
        <h3 className="text-lg">{name}</h3>
        <p className="mt-1 text-muted">{words}</p>
        <div className="mt-3 empty:mt-0">{children}</div>
      </div>
    </li>
  );
}
