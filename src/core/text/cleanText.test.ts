import { expect, it } from 'vitest';
import { cleanText } from './cleanText.ts';

it.each(['\u202E', '\u2067', '\0', '\u0085', '\r', '\u001B', '\uD800'])(
  'characters that reverse or break a line are removed (%j)',
  (character) => {
    expect(cleanText(`Ma${character}ya`)).toBe('Maya');
  },
);

it.each(['12 Elm\n\tAltoona', 'Zoë O’Neil', 'אבג\u200F', '👩‍🎓'])('“%s” stays unchanged', (text) => {
  expect(cleanText(text)).toBe(text);
});

it.each(['\u200B', '\u200D\u2060', ' \u200F ', '\u3164', '\u2800', '\uFEFF'])(
  'text without visible characters counts as blank (%j) · VAL-05',
  (text) => {
    expect(cleanText(text)).toBe('');
  },
);
