import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const NETWORKS = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  ['::', 127],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const;

const blocked = new BlockList();
for (const [network, bits] of NETWORKS) blocked.addSubnet(network, bits, network.includes(':') ? 'ipv6' : 'ipv4');

export function isPublic(address: string): boolean {
  const kind = isIP(address);
  return kind !== 0 && !blocked.check(address, kind === 4 ? 'ipv4' : 'ipv6');
}

export const PRIVATE = 'EPRIVATE';

/** Name lookup for a connection. Refuses names with any address in a private network. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  systemLookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const [first] = found ?? [];
    if (error) callback(error, '');
    else if (first === undefined || !found.every(({ address }) => isPublic(address)))
      callback(Object.assign(new Error('a private address'), { code: PRIVATE }), '');
    else if (options.all === true) callback(null, found);
    else callback(null, first.address, first.family);
  });
};
