import type { VipServiceId } from '@rover/venue/vip/vip-services';

/** The API's path of a service's recording. */
export function serviceAudioPath(service: VipServiceId): string {
  return `/api/admin/vip-services/${service}/audio`;
}
