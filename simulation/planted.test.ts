import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PLANTED } from './planted.ts';

test.each(PLANTED)('a planted fault has its line in the product: $name', ({ file, text }) => {
  const source = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

  expect(source.split(text)).toHaveLength(2);
});
