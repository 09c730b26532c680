import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanEmail } from './cleanEmail.ts';
import { isEmail } from './isEmail.ts';

it.each([
  ...[
    '\u200Bana@marsh.example',
    'ana@\u2060marsh.example',
    '\u200Eana@marsh.example',
    'ana@marsh.example\u00AD',
  ],
  ...['\u202Aana@marsh.example\u202C', '\u2066ana@marsh.example\u2069', '\uFEFFana@marsh.example\u00A0'],
  ...['\tana@marsh.example\n', 'mailto:ana@marsh.example', 'MAILTO: ana@marsh.example?subject=Hello'],
  ...['<ana@marsh.example>', 'Marsh, Ana <ana@marsh.example>;', '<mailto:ana@marsh.example>'],
  ...[
    'ａｎａ@marsh.example',
    'ana＠marsh．example',
    'ana@marsh。example',
    '＜ａｎａ＠ｍａｒｓｈ｡ｅｘａｍｐｌｅ＞；',
  ],
  ...['ana@marsh.example,', 'ana@marsh.example ; ', '\u200Bmailto:\u200Bana@marsh.example\u200B,'],
])('an address copied as %j is read as ana@marsh.example · VAL-10', (text) => {
  expect(cleanEmail(text)).toBe('ana@marsh.example');
});

it.each([
  'ana@marsh.example, ben@marsh.example',
  'Ana <a@b.co>, Ben <c@d.co>',
  'a@b.co <c@d.co>',
  'x,a@b.co',
])('several addresses stay, so that they are rejected (%j) · VAL-10', (text) => {
  expect([cleanEmail(text), isEmail(cleanEmail(text))]).toEqual([text, false]);
});

it('cleaning never changes a valid address · VAL-10', () => {
  fc.assert(fc.property(fc.emailAddress(), (address) => cleanEmail(address) === address));
});

const anyCopied = fc
  .array(
    fc.constantFrom('mailto:', '<', '>', ',', ';', ' ', '?', '@', '.', 'a', 'é', '\t', '\u200B', '\u202E'),
  )
  .map((parts) => parts.join(''));

it('cleaning an address twice makes no difference · VAL-10', () => {
  fc.assert(fc.property(anyCopied, (text) => cleanEmail(cleanEmail(text)) === cleanEmail(text)));
});

it.each([
  ['a hyphen of a typeset text', 'ana‐b@d‑e.example', 'ana-b@d-e.example'],
  ['a letter in two parts', 'jose\u0301@marsh.example', 'jos\u00E9@marsh.example'],
  ['small signs', 'ana﹫marsh﹒example', 'ana@marsh.example'],
])(
  'an address with %s is the ordinary one, so that no second account comes of it · VAL-10',
  (_, text, address) => {
    expect(cleanEmail(text)).toBe(address);
  },
);
