import { expect, it } from 'vitest';
import { jsx } from './withoutEmotion.ts';

it('react-select’s messages for screen readers are visually hidden', () => {
  expect(
    jsx('span', { css: { styles: 'clip: rect(1px, 1px, 1px, 1px)' }, role: 'log' }, 'one', 'two'),
  ).toMatchObject({
    type: 'span',
    props: { className: 'app-visually-hidden', role: 'log', children: ['one', 'two'] },
  });
});

it.each([null, { id: 'list' }])('an element with the props %j is left unchanged', (props) => {
  expect(jsx('div', props)).toMatchObject({ type: 'div', props: props ?? {} });
});
