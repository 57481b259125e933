import { fileURLToPath } from 'node:url';

/** The folder that the site serves as it is. */
export const published = fileURLToPath(new URL('../../apps/web/public/', import.meta.url));
