import { randomUUID } from 'node:crypto';
import { routes } from './routes.js';

/** Values for path parameters that are not ids. */
const words: Record<string, string> = { url: 'photo', service: 'notifications', kind: 'mail' };

/**
 * Every route of the back office, as the services declare them; with these parameters none finds anything to change.
 */
export const adminCalls = routes
  .filter(({ isPublic }) => !isPublic)
  .map(({ method, path }) => {
    const filled = path.replace(/:(\w+)/g, (_, name) => words[name] ?? randomUUID());
    return [method, filled.replace('*', `%2Fmedia%2F${randomUUID()}%2Fphoto-1x1.jpg`)] as const;
  });
