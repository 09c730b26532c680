import { describe, expect, it } from 'vitest';
import { isEmail } from './emailPattern.ts';

describe('an e-mail address', () => {
  it.each(['a.b+c@d-e.co', 'ANA@EXAMPLE.COM', "o'hara@mail.example.edu", 'ñandú@exämple.co'])(
    'VAL-10 may be %s',
    (text) => {
      expect(isEmail(text)).toBe(true);
    },
  );

  it.each(['', 'a', 'a@', '@b.co', 'a@b', 'a b@c.co', 'a@b..co', 'a@.co', 'a@b.co.', 'a@b@c.co', 'a@b.co\n'])(
    'VAL-10 cannot be %j',
    (text) => {
      expect(isEmail(text)).toBe(false);
    },
  );

  it('TRAP-55 may have 254 characters and no more', () => {
    const domain = '@example.com';

    expect(isEmail('a'.repeat(254 - domain.length) + domain)).toBe(true);
    expect(isEmail('a'.repeat(255 - domain.length) + domain)).toBe(false);
  });
});
