import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { createProgram, findBareTexts } from './checkTexts.ts';

const SCREEN = fileURLToPath(new URL('../../src/ui/Screen.tsx', import.meta.url));

/** The line of each finding in a screen's JSX. */
function linesOf(jsx: string): number[] {
  const text = `import type { ReactElement, ReactNode } from 'react';
export const Screen = (props: { label: string; slot: ReactNode; mark: ReactElement; labels: string[]; is: boolean }) =>
${jsx}`;
  return findBareTexts(createProgram([SCREEN], { [SCREEN]: text }), [SCREEN]).map(
    (finding) => Number(/:(\d+):/.exec(finding)?.[1]) - 2,
  );
}

it.each([
  ['a text beside an element', '<p><b />{props.label}</p>'],
  ['words beside an element', '<p>Name <b /></p>'],
  ['a space beside an element', '<p><b /> <b /></p>'],
  ['a text beside another', '<p>{props.label}{props.mark}</p>'],
  ['a number beside an element', '<p><b />{props.label.length}</p>'],
  ['a text that is there at times', '<p><b />{props.is && props.label}</p>'],
  ['what may be a text', '<p><b />{props.slot}</p>'],
  ['a list of texts', '<p>{props.labels}</p>'],
  ['a text of no element', '<>{props.label}</>'],
])('finds %s', (_, jsx) => {
  expect(linesOf(jsx)).toEqual([1]);
});

it('lets be what is the only child of its element, and elements beside each other', () => {
  const jsx = `<div>
    <p>{props.is ? props.label : <b />}</p>
    <p>{props.slot}</p>
    {props.label && props.mark}
    {/* Nothing is drawn of this. */}
    {props.labels.map((label) => <p key={label}>Words</p>)}
  </div>`;
  expect(linesOf(jsx)).toEqual([]);
});
