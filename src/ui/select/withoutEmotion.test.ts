import { expect, it } from 'vitest';
import { jsx } from './withoutEmotion.ts';

it('text for screen readers only, which react-select styles itself, is visually hidden', () => {
  expect(
    jsx('span', { css: { styles: 'clip: rect(1px, 1px, 1px, 1px)' }, role: 'log' }, 'one', 'two'),
  ).toMatchObject({
    type: 'span',
    props: { className: 'app-visually-hidden', role: 'log', children: ['one', 'two'] },
  });
});

it.each([null, { id: 'list' }])('an element with %j is left unchanged', (props) => {
  expect(jsx('div', props)).toMatchObject({ type: 'div', props: props ?? {} });
});
