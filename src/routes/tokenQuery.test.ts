import { expect, test } from 'vitest';
import { tokenQuery } from './tokenQuery.ts';

test.each([
  ['', ''],
  ['?x=1', ''],
  ['?token=', ''],
  ['?token=abc', '?token=abc'],
  ['?x=1&token=abc&y=2', '?token=abc'],
  ['?token=a%26b%20c', '?token=a%26b+c'],
  ['?service_token=s', ''],
])('the query %j becomes %j when navigating within the form · ROUTE-35', (search, kept) => {
  expect(tokenQuery(search)).toBe(kept);
});
