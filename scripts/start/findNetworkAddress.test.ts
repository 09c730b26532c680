import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, it } from 'vitest';
import { findNetworkAddress, readHost } from './findNetworkAddress.ts';

const at = (address: string, family: string, internal: boolean) =>
  ({ address, family, internal }) as NetworkInterfaceInfo;
const loopback = at('127.0.0.1', 'IPv4', true);

describe('findNetworkAddress', () => {
  it('returns this machine’s address on the network', () => {
    const interfaces = {
      lo: [loopback],
      wifi: [at('fe80::1', 'IPv6', false), at('192.168.1.20', 'IPv4', false)],
    };

    expect(findNetworkAddress(interfaces)).toBe('192.168.1.20');
  });

  it('fails with a one-line message if there is no network', () => {
    expect(() => findNetworkAddress({ lo: [loopback] })).toThrow(/^--host needs a network[^\n]*$/);
  });
});

describe('the value of --host', () => {
  const interfaces = { wifi: [at('192.168.1.20', 'IPv4', false)] };

  it.each([
    ['', '192.168.1.20'],
    ['0.0.0.0', '192.168.1.20'],
    ['192.168.1.7', '192.168.1.7'],
    ['My-Laptop.local', 'my-laptop.local'],
  ])('%j opens the product at %s', (value, host) => {
    expect(readHost(value, interfaces)).toBe(host);
  });

  it.each(['http://my-laptop.local', 'my-laptop.local:4310', 'my laptop', '1.2.3', '::1', 'a/b'])(
    '%j is rejected, and the message says what to write instead',
    (value) => {
      expect(() => readHost(value)).toThrow(
        /neither a name nor an IPv4 address of this machine: .*--host my-laptop\.local/,
      );
    },
  );

  it.each(['localhost', '127.0.0.1'])('%j is accepted, though only this machine can open it', (value) => {
    expect(readHost(value, {})).toBe(value);
  });
});
