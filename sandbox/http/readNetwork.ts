import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { SandboxContext } from '../SandboxContext.ts';

/**
 * Returns the caller's network: the first 24 bits of an IPv4 address, or the first 56 of an IPv6 address.
 * A household, or an attacker, can use many addresses within one network. Returns '' without a server, as in
 * a test.
 */
export function readNetwork(context: SandboxContext, c: Context): string {
  const address = readAddress(context, c);
  const [, ipv4] = /(?:^|:)(\d+\.\d+\.\d+)\.\d+$/.exec(address) ?? [];
  if (ipv4 !== undefined || !address.includes(':')) return ipv4 ?? address;
  const [head = [], tail = []] = address.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  const groups = [...head, ...zeros, ...tail].slice(0, 4).map((group) => group.padStart(4, '0'));
  // Three groups and a half.
  return groups.join(':').slice(0, -2).toLowerCase();
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
