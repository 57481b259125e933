import type { VipServiceId } from '@rover/venue/vip/vip-services';

/** The address of what is recorded for a service. */
export function serviceAudioPath(service: VipServiceId): string {
  return `/api/admin/vip-services/${service}/audio`;
}
