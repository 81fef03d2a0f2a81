import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Of the addresses of four bytes those that are nobody's on the internet: this machine, networks of one's own, papers (IANA's registry of special purposes). */
const notPublic4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Of this wire alone; clouds tell their keys at 169.254.169.254.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // Many at once, and what is kept back.
  ['224.0.0.0', 3],
  // Public by its number, and answers within Azure alone, as the others of clouds do.
  ['168.63.129.16', 32],
];

/** What is handed out of the longer ones; the rest is nobody's, and neither are these of it: tunnels that hold another address, papers. */
const handedOut6 = ['2000::', 3] as const;
const notPublic6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const closed = new BlockList();
for (const [net, prefix] of notPublic4) closed.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of notPublic6) closed.addSubnet(net, prefix, 'ipv6');
const open6 = new BlockList();
open6.addSubnet(...handedOut6, 'ipv6');

/** Whether an address, as a resolver writes it, is one that anybody on the internet could be at. A name is none. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closed.check(address, 'ipv4');
  // An interface behind it makes it one of this machine's networks.
  if (!isIPv6(address) || address.includes('%')) return false;
  return open6.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}
