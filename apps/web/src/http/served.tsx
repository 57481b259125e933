import type { ComponentType } from 'react';
import { ServerState } from './server-state.js';

/** A page or a part of one that asks the server: with what it takes to ask. */
export function served(Part: ComponentType): ComponentType {
  return function Served() {
    return (
      <ServerState>
        <Part />
      </ServerState>
    );
  };
}
