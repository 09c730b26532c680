import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { findUnmatchedClasses, listDefined } from './checkClasses.ts';
import { createProgram } from './checkTexts.ts';

const SCREENS = fileURLToPath(new URL('../../src/ui/Screen', import.meta.url));

const FAULTS: [name: string, jsx: string, classes: string[], findings: string[]][] = [
  ['a class without a style', '<p className="app-a app-b__c" />', ['app-a'], ['app-b__c has no style.']],
  [
    'a style without a use',
    '<p className="app-a" />',
    ['app-a', 'app-a--b'],
    ['styles: app-a--b is used nowhere.'],
  ],
  [
    'a style that no value of the type selects',
    '<p className={`app-a--${props.size}`} />',
    ['app-a--small', 'app-a--medium'],
    ['styles: app-a--medium is used nowhere.'],
  ],
  [
    'a choice of classes, none of which has a style',
    '<p className={`app-a app-a--${props.level}`} />',
    ['app-a'],
    ['none of app-a--2, app-a--3 has a style.'],
  ],
  [
    'a class built from a value whose type is too wide',
    '<p className={`app-a--${props.name}`} />',
    [],
    ['give the value a type that says which classes these are.'],
  ],
];
const ACCEPTED = `<div className={props.name && 'app-a app-a--b'} style={{ height: 'var(--app-height)' }}>
    <p className={\`app-c app-c--\${props.size}\`} ref={(p) => p?.querySelector('.app-d')} />
  </div>`;

const pathOf = (jsx: string) => `${SCREENS}${String(screens.indexOf(jsx))}.tsx`;
const screens = [...FAULTS.map(([, jsx]) => jsx), ACCEPTED];
/** Built once for all screens, because building a program reads all types of the browser. */
const program = createProgram(
  screens.map(pathOf),
  Object.fromEntries(
    screens.map((jsx) => [
      pathOf(jsx),
      `export const Screen = (props: { size: 'small' | 'large'; level: 2 | 3; name: string }) =>\n${jsx}`,
    ]),
  ),
);

/** Returns the findings for a screen, without their locations, given styles that define these classes. */
function findingsOf(jsx: string, classes: string[]): string[] {
  const css = ['app-page', ...classes]
    .map((name) => `.${name}:hover, main > .${name} { color: red }`)
    .join('');
  return findUnmatchedClasses(program, [pathOf(jsx)], listDefined(css), '<p class="app-page">').map(
    (finding) => finding.replace(/^src.*:\d+: /, ''),
  );
}

it.each(FAULTS)('the class check finds %s', (_, jsx, classes, findings) => {
  expect(findingsOf(jsx, classes)).toEqual(findings);
});

it('the class check accepts classes that have a style, wherever they are used', () => {
  expect(findingsOf(ACCEPTED, ['app-a', 'app-a--b', 'app-c', 'app-c--small', 'app-d'])).toEqual([]);
});

it('the class check finds a class without a style in index.html', () => {
  const page = '<p class="app-page app-other">';
  const findings = findUnmatchedClasses(createProgram([]), [], listDefined('.app-page { color: red }'), page);
  expect(findings).toEqual(['app-other has no style.']);
});
