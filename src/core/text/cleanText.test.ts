import { expect, it } from 'vitest';
import { cleanText } from './cleanText.ts';

it.each(['\u202E', '\u2067', '\0', '\u0085', '\r', '\u001B', '\uD800', '\uFFFF', '\uFDD0'])(
  'characters that reverse or break a line are removed (%j)',
  (character) => {
    expect(cleanText(`Ma${character}ya`)).toBe('Maya');
  },
);

it.each(['\u00A0', '\u2009', '\u202F', '\u3000', ' \u00A0', '\u2003\u00A0 ', '\u2007\u2007'])(
  'blanks from a web page or another keyboard become one ordinary blank (%j)',
  (blanks) => {
    expect(cleanText(`Maya${blanks}Lin`)).toBe('Maya Lin');
  },
);

it.each(['\u200B', '\u2060', '\uFEFF', '\u00AD', '\u2063', '\u206E', '\uFFFA'])(
  'characters of no width that no script needs are removed (%j)',
  (character) => {
    expect(cleanText(`${character}Ma${character}ya`)).toBe('Maya');
  },
);

it('line separators of other programs become line feeds', () => {
  expect(cleanText('12 Elm\u2028Altoona\u2029PA\vU.S.\fA')).toBe('12 Elm\nAltoona\nPA\nU.S.\nA');
});

it.each(['12 Elm\n\tAltoona', 'Zoë  O’Neil', 'אבג\u200F', 'م\u200Cن', '👩‍🎓'])(
  '“%s” stays unchanged',
  (text) => {
    expect(cleanText(text)).toBe(text);
  },
);

it.each(['\u200B', '\u200D\u2060', ' \u200F ', '\u3164', '\u2800', '\uFEFF'])(
  'text without visible characters counts as blank (%j) · VAL-05',
  (text) => {
    expect(cleanText(text)).toBe('');
  },
);
