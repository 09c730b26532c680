import { expect, test } from 'vitest';
import { restoreQuery, tokenQuery } from './tokenQuery.ts';

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

test.each([
  ['/reset%3Fusername=a%40b.co&id=xyz', '/reset?username=a%40b.co&id=xyz'],
  ['/about%3ftoken=a%3Fb#c', '/about?token=a%3Fb#c'],
  ['/reset?username=a&id=b%3Fc', '/reset?username=a&id=b%3Fc'],
  ['/about#%3F', '/about#%3F'],
])(
  'a link whose question mark a mail program has encoded is read as it was sent: %s · ROUTE-17',
  (altered, meant) => {
    expect(restoreQuery(`https://apply.example.edu${altered}`)).toBe(`https://apply.example.edu${meant}`);
  },
);
