import { expect, it } from 'vitest';
import { maskSensitive } from './maskSensitive.ts';

it.each([
  ['123-45-6789', '***-**-6789'],
  ['***-**-6789', '***-**-6789'],
  ['•••-••-6789', '***-**-6789'],
  ['123456789', '*****6789'],
  ['A12345678', '*****5678'],
  ['123-4', '***-*'],
  ['6789', '****'],
  ['', ''],
])('the sensitive answer “%s” is shown as “%s” · ROLE-16', (answer, masked) => {
  expect(maskSensitive(answer)).toBe(masked);
});
