import { isIPv4, isIPv6 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { SandboxContext } from '../SandboxContext.ts';

/** What precedes an IPv4 address in an IPv6 one: mapped, or translated for a server without IPv4 (RFC 6052). */
const BEFORE_IPV4 = /^(0:0:0:0:0:ffff|64:ff9b:0:0:0:0):/;

/**
 * Returns the caller's network: the first 24 bits of an IPv4 address, or the first 56 of an IPv6 address.
 * A household, or an attacker, can use many addresses within one network. Returns '' without a server, as in
 * a test.
 */
export function readNetwork(context: SandboxContext, c: Context): string {
  const address = readAddress(context, c);
  if (isIPv4(address)) return address.slice(0, address.lastIndexOf('.'));
  if (!isIPv6(address)) return address;
  const groups = readGroups(address);
  if (BEFORE_IPV4.test(groups.join(':'))) {
    const [high = 0, low = 0] = groups.slice(6).map((group) => parseInt(group, 16));
    return [high >> 8, high & 255, low >> 8].join('.');
  }
  // Three groups and a half.
  const [first, second, third, fourth] = groups.map((group) => group.padStart(4, '0'));
  return [first, second, third, fourth?.slice(0, 2)].join(':');
}

/** Returns the eight groups of an IPv6 address, without leading zeros; a zone, as in `fe80::1%eth0`, does not count. */
function readGroups(address: string): string[] {
  const { hostname } = new URL(`http://[${address.replace(/%.*/, '')}]`);
  const [head = [], tail = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter(Boolean));
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
}

/**
 * Returns the caller's address: the last one in `X-Forwarded-For` if the configured proxy sent the request.
 */
function readAddress({ proxy }: SandboxContext, c: Context): string {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  const sender = incoming?.socket.remoteAddress ?? '';
  const forwarded = proxy && sender === proxy ? c.req.header('x-forwarded-for') : undefined;
  const last = forwarded?.split(',').at(-1)?.trim() ?? '';
  // Some proxies add the port: `198.51.100.7:52011`, `[2001:db8::5]:52011`.
  const [, ipv6, ipv4] = /^\[(.+)\](?::\d+)?$|^([^:]+):\d+$/.exec(last) ?? [];
  return ipv6 ?? ipv4 ?? (last || sender);
}
