import { type ComponentType, lazy } from 'react';

/** A page or a part of one that asks the server: fetched when it is shown, along with what it takes to ask. */
export function served(load: () => Promise<ComponentType>) {
  return lazy(async () => {
    const [{ ServerState }, Part] = await Promise.all([import('./server-state.js'), load()]);
    return {
      default: () => (
        <ServerState>
          <Part />
        </ServerState>
      ),
    };
  });
}
