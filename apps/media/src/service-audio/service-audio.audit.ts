import type { Audited } from '@rover/platform/audit/record-change';
import type { VipService } from '@rover/venue/vip/vip-services';

/** What the audit keeps of what is recorded for a service of the VIP page. */
export const auditedServiceAudio: Audited<VipService> = {
  kind: 'service-audio',
  id: ({ id }) => id,
  title: ({ name }) => name,
  fields: {},
};
