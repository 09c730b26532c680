import { expect, it } from 'vitest';
import { takeResetLink } from './useResetLink.ts';

it.each([
  ['?username=a%40b.co&id=xyz', 'a@b.co', 'xyz'],
  ['?username=a%2Bb%40c.co&id=x%2By%3D', 'a+b@c.co', 'x+y='],
  ['?username=a+b@c.co&id=x+y', 'a+b@c.co', 'x+y'],
  ['', '', ''],
])('a reset link with the query %s has the username %j and the id %j · AUTH-22', (search, username, id) => {
  expect(takeResetLink(search).link).toEqual({ username, id });
});
