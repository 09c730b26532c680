import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { createProgram, findBareTexts } from './checkTexts.ts';

const FAULTS = {
  'a text beside an element': '<p><b />{props.label}</p>',
  'words beside an element': '<p>Name <b /></p>',
  'a space beside an element': '<p><b /> <b /></p>',
  'a text beside another': '<p>{props.label}{props.mark}</p>',
  'a number beside an element': '<p><b />{props.label.length}</p>',
  'a text that is only sometimes rendered': '<p><b />{props.is && props.label}</p>',
  'a value that may be a text': '<p><b />{props.slot}</p>',
  'a list of texts': '<p>{props.labels}</p>',
  'a text that is not inside an element': '<>{props.label}</>',
};
const ACCEPTED = `<div>
    <p>{props.is ? props.label : <b />}</p>
    <p>{props.slot}</p>
    {props.label && props.mark}
    {/* Nothing is drawn of this. */}
    {props.labels.map((label) => <p key={label}>Words</p>)}
  </div>`;

const screens = Object.entries({ ...FAULTS, ACCEPTED }).map(
  ([name, jsx]) => [fileURLToPath(new URL(`../../src/ui/${name}.tsx`, import.meta.url)), jsx] as const,
);
/** Built once for all screens, because building a program reads all types of the browser. */
const program = createProgram(
  screens.map(([path]) => path),
  Object.fromEntries(
    screens.map(([path, jsx]) => [
      path,
      `import type { ReactElement, ReactNode } from 'react';
export const Screen = (props: { label: string; slot: ReactNode; mark: ReactElement; labels: string[]; is: boolean }) =>
${jsx}`,
    ]),
  ),
);

/** Returns the line of each finding in a screen's JSX. */
function linesOf(name: string): number[] {
  const paths = screens.map(([path]) => path).filter((path) => path.endsWith(`/${name}.tsx`));
  return findBareTexts(program, paths).map((finding) => Number(/:(\d+):/.exec(finding)?.[1]) - 2);
}

it.each(Object.keys(FAULTS))('the text check finds %s', (name) => {
  expect(linesOf(name)).toEqual([1]);
});

it('the text check accepts a text that is the only child of its element, and adjacent elements', () => {
  expect(linesOf('ACCEPTED')).toEqual([]);
});
