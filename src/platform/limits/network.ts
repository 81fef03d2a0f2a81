import { isIPv6 } from 'node:net';

const groups = 8;

/**
 * What is counted as one address. With IPv6 that is the /64 which a provider gives to one household: somebody who may
 * choose among 2^64 addresses would never be counted twice.
 */
export function networkOf(address: string): string {
  const v4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (v4 !== undefined) return v4;
  if (!isIPv6(address)) return address;
  const [left = [], right = []] = address
    .replace(/%.*$/, '')
    .split('::')
    .map((half) => (half === '' ? [] : half.split(':')));
  const gap = Array.from({ length: Math.max(0, groups - left.length - right.length) }, () => '0');
  const first = [...left, ...gap, ...right].slice(0, 4);
  return `${first.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** Where an address is, without saying whose it is: of IPv4 the /24, of IPv6 the /48. */
export function neighbourhoodOf(address: string): string {
  const network = networkOf(address);
  const v4 = /^(\d+\.\d+\.\d+)\.\d+$/.exec(network)?.[1];
  if (v4 !== undefined) return `${v4}.0/24`;
  const v6 = /^((?:[0-9a-f]+:){3})[0-9a-f]+::\/64$/.exec(network)?.[1];
  return v6 === undefined ? '' : `${v6}:/48`; // the groups end in a colon
}
