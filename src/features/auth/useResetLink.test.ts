import { expect, it } from 'vitest';
import { readResetLink } from './useResetLink.ts';

it.each([
  ['?username=a%40b.co&id=xyz', 'a@b.co', 'xyz'],
  ['?username=a%2Bb%40c.co&id=x%2By%3D', 'a+b@c.co', 'x+y='],
  ['?username=a+b@c.co&id=x+y', 'a+b@c.co', 'x+y'],
  ['?username=a%252Bb%2540c.co&id=x%252By', 'a+b@c.co', 'x+y'],
  ['', '', ''],
])('a reset link with the query %s has the username %j and the id %j · AUTH-22', (search, username, id) => {
  expect(readResetLink(search)).toEqual({ username, id });
});

it.each([
  ['a bracket', '?username=a%40b.co&id=x-y_z>'],
  ['an encoded bracket', '?username=a%40b.co&id=x-y_z%3E'],
  ['a full stop', '?username=a%40b.co&id=x-y_z.'],
  ['a quotation mark and a comma', '?username=a%40b.co&id=x-y_z%E2%80%9D,'],
  ['a character reference', '?username=a%40b.co&id=x-y_z&gt;'],
  ['a star of a bold text', '?username=a%40b.co&id=x-y_z*'],
  ['the end of a tag', '?username=a%40b.co&id=x-y_z</a>'],
  ['the end of an attribute', '?username=a%40b.co&id=x-y_z%22%3EReset'],
  ['the next line', '?username=a%40b.co&id=x-y_z%0D%0AThe%20link%20works%20once'],
  ['the next word', '?username=a%40b.co&id=x-y_z)%20for'],
  ['brackets around the id', '?username=a%40b.co&id=%3Cx-y_z%3E'],
  ['quotation marks around both', '?username=%22a%40b.co%22&id=%22x-y_z%22'],
  ['an invisible character', '?username=a%40b.co&id=x-%E2%80%8By_z'],
  ['an encoded separator', '?username=a%40b.co%26id%3Dx-y_z'],
  ['encoded equals signs', '?username%3Da%40b.co&id%3Dx-y_z'],
  ['an encoded query', '?username%3Da%2540b.co%26id%3Dx-y_z'],
  ['quoted-printable text in lower case', '?username=3da%40b.co&id=3dx-y_z'],
  ['the address last', '?id=x-y_z&username=a%40b.co).'],
  ['a separator written as a character reference', '?username=a%40b.co&amp;id=x-y_z'],
  ['a separator that was written so twice', '?username=a%40b.co&amp;amp;id=x-y_z'],
  ['the address in brackets', '?username=%3Ca%40b.co%3E&id=x-y_z'],
  ['two encodings', '?username=a%2540b.co&id=x-y_z'],
  ['a line of quoted-printable text that ends in it', '?username=a%40b.co&id=x-y=%0D%0A_z'],
  ['folded quoted-printable text', '?username==3Da%40b=.co&id=3Dx=-y_z='],
  ['upper-case names', '?USERNAME=a%40b.co&ID=x-y_z'],
  ['quoted-printable text', '?username=3Da%40b.co&id=3Dx-y_z'],
])('a reset link is read although a mail program has altered it: %s · AUTH-22', (_, search) => {
  expect(readResetLink(search)).toEqual({ username: 'a@b.co', id: 'x-y_z' });
});

it.each(['#38;id=xyz', '#038;id=xyz', '#X0026;id=xyz'])(
  'a reset link is read although its second part became the hash %s · AUTH-22',
  (hash) => {
    expect(readResetLink('?username=a%40b.co', hash)).toEqual({ username: 'a@b.co', id: 'xyz' });
  },
);

it.each([
  ['?username=a%40b.co&id=3Dxyz', '3Dxyz'],
  ['?username=a%40b.co&id=xyz%3D', 'xyz='],
  ['?username=a%40b.co&id=xyz=3D', 'xyz='],
  ['?username=a%40b.co&id=xyz=3d', 'xyz='],
  ['?username=a%40b.co&id=xyz%253D', 'xyz='],
  ['?username=a%40b.co&id=x.y~z-', 'x.y~z-'],
])('a reset link keeps every character that its id may have: %s · AUTH-22', (search, id) => {
  expect(readResetLink(search).id).toBe(id);
});

it('a reset link keeps an address whose last letter is a combining mark · AUTH-22', () => {
  const username = 'ana@இந்தியா.இந்தியா';
  expect(readResetLink(`?username=${encodeURIComponent(username)}&id=xyz`).username).toBe(username);
});
