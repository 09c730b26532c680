import { describe, expect, it } from 'vitest';
import { isEmail } from './isEmail.ts';

describe('isEmail', () => {
  it.each([
    'a.b+c@d-e.co',
    'ANA@EXAMPLE.COM',
    "o'hara@mail.example.edu",
    'ñandú@exämple.co',
    'josé@marsh.example',
  ])('accepts the e-mail address %s · VAL-10', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    ...['', 'a', 'a@', '@b.co', 'a@b', 'a b@c.co', 'a@b..co', 'a@.co', 'a@b.co.', 'a@b@c.co', 'a@b.co\n'],
    ...['ａ@b.co', 'a＠b.co', 'a@b．co', 'a@b.ｃｏ', 'a@b。co', 'a@b.c。d'],
    ...['a\u200B@b.co', 'a@b\u00AD.co', 'a‐b@c.co', 'a@b‑c.co', 'e\u0301@b.co', 'が@b.co'.normalize('NFD')],
    ...['한@b.co'.normalize('NFD'), 'a﹫b.co', 'a@b﹒co', 'a\u{fe0f}@b.co', 'a\uFFFF@b.co'],
    ...['x,a@b.co', 'a@b.co,', 'a@b.co;c@d.co', '<a@b.co>', 'a@b.c,o', 'a@b;c.co'],
  ])('rejects the e-mail address %j · VAL-10', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('accepts at most 254 characters · TRAP-55', () => {
    const domain = '@example.com';

    expect(isEmail('a'.repeat(254 - domain.length) + domain)).toBe(true);
    expect(isEmail('a'.repeat(255 - domain.length) + domain)).toBe(false);
  });
});
