import { formMemory } from '../../browser/form-memory.js';

/** The host who last asked for a VIP event (specification section 3). */
export const hostMemory = formMemory('vipHost', ['hostName', 'hostEmail', 'hostPhone']);
