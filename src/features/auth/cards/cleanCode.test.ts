import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCode } from './cleanCode.ts';

describe('readCode', () => {
  // The caret is written as a bar.
  it.each([
    ['', ' 123456|', '123456'],
    ['', '| 123456', '123456'],
    ['', 'Your code is 123 456. It works for 30 minutes.|', '123456'],
    ['', '12\u200B34\u201356\n|', '123456'],
    ['', '\u200E١٢٣\u2060\u00AD٤٥٦|', '123456'],
    ['', '123456, 654321|', '123456,654321'],
    ['12', '12345|', '12345'],
    ['12345', '123456|', '123456'],
    ['123456', '123456654321|', '654321'],
    ['123456', 'Your code is 654-321.|123456', '654321'],
    ['123456', '123456123456|', '123456'],
    ['12', '12345678|', '345678'],
    ['1', '123456|1', '123456'],
    ['16', '1123456|6', '123456'],
    ['999999', '123456|', '123456'],
    ['123456', '1234567|', '1234567'],
    ['1234', '12a|34', '12a34'],
  ])('after %j, reads %j as %j · AUTH-14, VAL-20', (before, marked, code) => {
    expect(readCode(marked.replace('|', ''), before, marked.indexOf('|'))).toBe(code);
  });

  it('never changes a valid code, and reading any text twice makes no difference · VAL-20', () => {
    const anyText = fc
      .array(fc.constantFrom('1', '23', '٤', ' ', '-', '.', 'a', '\u200B', '\n'))
      .map((parts) => parts.join(''));

    fc.assert(fc.property(fc.stringMatching(/^[0-9]{6}$/), (code) => readCode(code) === code));
    fc.assert(fc.property(anyText, (text) => readCode(readCode(text)) === readCode(text)));
  });
});
