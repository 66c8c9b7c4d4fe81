// IANA's special-purpose registries (RFC 6890 and later additions): what is not public.

const INSIDE_V4: [network: string, bits: number][] = [
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
  ['224.0.0.0', 3],
];

const numberOf = (address: string): number => address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);

const isWithin = (address: string, [network, bits]: (typeof INSIDE_V4)[number]): boolean =>
  Math.floor(numberOf(address) / 2 ** (32 - bits)) === Math.floor(numberOf(network) / 2 ** (32 - bits));

/**
 * IPv6 global unicast (2000::/3) without protocol assignments, 6to4, Teredo and documentation; mapped addresses are
 * outside it.
 */
function isPublicV6(address: string): boolean {
  const [first = 0, second = 0] = address.split(':').map((part) => parseInt(part || '0', 16));
  if (first < 0x2000 || first > 0x3ffe || first === 0x2002) return false;
  return first !== 0x2001 || (second >= 0x0200 && second !== 0x0db8);
}

/** Whether an address, as a resolver writes it, is on the public internet. */
export function isPublicAddress(address: string): boolean {
  if (address.includes(':')) return isPublicV6(address);
  if (!/^(\d{1,3}\.){3}\d{1,3}$/.test(address)) return false;
  return !INSIDE_V4.some((network) => isWithin(address, network));
}
