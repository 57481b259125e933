import type { Audited } from '@rover/platform/audit/record-change';
import type { Media } from '../media/media.entity.js';

/** How changes of the library are recorded. */
export const auditedPhoto: Audited<Pick<Media, 'id' | 'name'>> = {
  kind: 'photo',
  id: ({ id }) => id,
  title: ({ name }) => name,
  fields: {},
};
