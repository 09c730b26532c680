import { expect, it } from 'vitest';
import { jsx } from './withoutEmotion.ts';

it('react-select’s messages for screen readers are visually hidden; other elements stay unchanged', () => {
  expect(
    jsx('span', { css: { styles: 'clip: rect(1px, 1px, 1px, 1px)' }, role: 'log' }, 'one', 'two'),
  ).toMatchObject({
    type: 'span',
    props: { className: 'app-visually-hidden', role: 'log', children: ['one', 'two'] },
  });
  expect(jsx('div', null).props).toEqual({});
});
