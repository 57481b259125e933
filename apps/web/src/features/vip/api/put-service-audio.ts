import type { ServiceAudioAnswer } from '@rover/contracts/vip-services';
import type { VipServiceId } from '@rover/venue/vip/vip-services';
import type { UploadOptions } from '../../../http/upload.js';
import { mediaForm } from '../../media/media-form.js';
import { adminUpload } from '../../session/admin-upload.js';
import { serviceAudioPath } from './service-audio-path.js';

/** Sets the recording of a service, or replaces it. */
export function putServiceAudio(
  service: VipServiceId,
  recording: File,
  options: Pick<UploadOptions, 'onProgress'>,
): Promise<ServiceAudioAnswer> {
  return adminUpload(serviceAudioPath(service), mediaForm(recording), { ...options, method: 'PUT' });
}
