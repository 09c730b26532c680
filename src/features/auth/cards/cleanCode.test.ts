import { describe, expect, it } from 'vitest';
import { cleanCode, findCode } from './cleanCode.ts';

describe('cleanCode', () => {
  it.each([
    ['012345', '012345'],
    [' 123 456 ', '123456'],
    ['123-456', '123456'],
    ['123\u2013456', '123456'],
    ['١٢٣٤٥٦', '123456'],
    ['12a456', '12a456'],
  ])('given %j, returns %j · VAL-20', (text, code) => {
    expect(cleanCode(text)).toBe(code);
  });
});

describe('findCode', () => {
  it.each([
    ['123 456', '123456'],
    ['123-456', '123456'],
    ['Your code is 012345. It works for 30 minutes.', '012345'],
    ['123456\n', '123456'],
    ['1234567', null],
    ['12345', null],
    ['12a456', null],
    ['123456, 654321', null],
    ['', null],
  ])('given %j, returns %j · AUTH-14', (text, code) => {
    expect(findCode(text)).toBe(code);
  });
});
