import { isIPv6 } from 'node:net';

const groupsInAll = 8;
const groupsOfNetwork = 4;

/**
 * What a limit for an IP address counts by: an IPv4 address, or the /64 of an IPv6 address, which belongs to one
 * household.
 */
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
