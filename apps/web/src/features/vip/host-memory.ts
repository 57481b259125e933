import { formMemory } from '../../forms/form-memory.js';

/** The host who last asked for a VIP event. */
export const hostMemory = formMemory('vipHost', ['hostName', 'hostEmail', 'hostPhone']);
