import type { Cache } from '../cache/cache.js';
import type { FileStore } from '../files/file-store.js';
import type { MessageBus } from '../messaging/message-bus.js';

/** What the services of a process share; which implementation, the addresses in its environment decide. */
export interface BackingServices {
  bus: MessageBus;
  cache: Cache;
  files: FileStore;
}
