import { isIPv6 } from 'node:net';

const groupsInAll = 8;
const groupsOfNetwork = 4;

/** Whom a limit of an IP address counts: an IPv4 address, and of IPv6 the /64, which one household has to itself. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head, tail] = ip.split('::').map((half) => half.split(':').filter(Boolean));
  const written = [...(head ?? [])];
  const zeros = tail ? groupsInAll - written.length - tail.length : 0;
  const groups = [...written, ...Array<string>(zeros).fill('0'), ...(tail ?? [])];
  return groups
    .slice(0, groupsOfNetwork)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
