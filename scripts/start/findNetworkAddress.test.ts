import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, it } from 'vitest';
import { findNetworkAddress } from './findNetworkAddress.ts';

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
