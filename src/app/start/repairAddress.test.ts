// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { repairAddress } from './repairAddress.ts';

it.each([
  ['/reset%3Fusername=ana%40example.com&id=a1', '/reset?username=ana%40example.com&id=a1'],
  ['/reset%3fusername%3Dana%2540example.com%26id%3Da1', '/reset?username=ana%40example.com&id=a1'],
  ['/reset%3Fusername=ana%40example.com?id=a1#x', '/reset?username=ana%40example.com&id=a1#x'],
  ['/about%3Ftoken=a%3Fb', '/about?token=a%3Fb'],
  ['//evil.example/%3Fid=a', '//evil.example/?id=a'],
  ['/education%3F', '/education'],
  ['/reset?username=a&id=b%3Fc', '/reset?username=a&id=b%3Fc'],
  ['/reset%25', '/reset%25'],
])(
  'a link whose question mark a mail program has encoded is read as it was sent: %s · ROUTE-17',
  (altered, meant) => {
    window.history.replaceState({ key: 'k' }, '', new URL(window.location.origin + altered));
    const entries = window.history.length;

    repairAddress();

    expect(window.location.href).toBe(window.location.origin + meant);
    expect(window.history.state).toEqual({ key: 'k' });
    expect(window.history.length).toBe(entries);
  },
);
