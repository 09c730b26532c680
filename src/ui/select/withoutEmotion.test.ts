import { expect, it } from 'vitest';
import { jsx } from './withoutEmotion.ts';

it('hides from sight what react-select styles, which only a screen reader is told', () => {
  expect(
    jsx('span', { css: { styles: 'clip: rect(1px, 1px, 1px, 1px)' }, role: 'log' }, 'one', 'two'),
  ).toMatchObject({
    type: 'span',
    props: { className: 'app-visually-hidden', role: 'log', children: ['one', 'two'] },
  });
});

it.each([null, { id: 'list' }])('leaves an element with %j as it is', (props) => {
  expect(jsx('div', props)).toMatchObject({ type: 'div', props: props ?? {} });
});
