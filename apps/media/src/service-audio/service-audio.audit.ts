import type { Audited } from '@rover/platform/audit/record-change';
import type { VipService } from '@rover/venue/vip/vip-services';

/** How changes of recordings are recorded. */
export const auditedServiceAudio: Audited<VipService> = {
  kind: 'service-audio',
  id: ({ id }) => id,
  title: ({ name }) => name,
  fields: {},
};
