import type { DoneAnswer } from '@rover/contracts/done';
import type { VipServiceId } from '@rover/venue/vip/vip-services';
import { adminCall } from '../../session/admin-call.js';
import { serviceAudioPath } from './service-audio-path.js';

export function deleteServiceAudio(service: VipServiceId): Promise<DoneAnswer> {
  return adminCall(serviceAudioPath(service), { method: 'DELETE' });
}
