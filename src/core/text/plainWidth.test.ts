import { expect, it } from 'vitest';
import { plainWidth } from './plainWidth.ts';

it('full-width characters become ordinary ones · TRAP-56', () => {
  expect(plainWidth('！ＡＺａｚ０９＠．－＋／（）＜＞～')).toBe('!AZaz09@.-+/()<>~');
});

it.each(['1½', '2²', '①', 'Ⅳ', 'ﬁ', 'ｶ', '㎏', 'é', 'あ', '。'])('“%s” stays unchanged', (text) => {
  expect(plainWidth(text)).toBe(text);
});
