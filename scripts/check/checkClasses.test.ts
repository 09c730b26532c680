import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { findUnmatchedClasses, listDefined } from './checkClasses.ts';
import { createProgram } from './checkTexts.ts';

const SCREEN = fileURLToPath(new URL('../../src/ui/Screen.tsx', import.meta.url));

/** What is said of a screen, without its place, under styles of these classes. */
function findingsOf(jsx: string, ...classes: string[]): string[] {
  const text = `export const Screen = (props: { size: 'small' | 'large'; level: 2 | 3; name: string }) =>\n${jsx}`;
  const program = createProgram([SCREEN], { [SCREEN]: text });
  const css = ['app-page', ...classes]
    .map((name) => `.${name}:hover, main > .${name} { color: red }`)
    .join('');
  return findUnmatchedClasses(program, [SCREEN], listDefined(css), '<p class="app-page">').map((finding) =>
    finding.replace(/^src.*:\d+: /, ''),
  );
}

it.each([
  ['a class without a style', '<p className="app-a app-b__c" />', ['app-a'], ['app-b__c has no style.']],
  [
    'a style without a use',
    '<p className="app-a" />',
    ['app-a', 'app-a--b'],
    ['styles: app-a--b is used nowhere.'],
  ],
  [
    'a style that no value of a type chooses',
    '<p className={`app-a--${props.size}`} />',
    ['app-a--small', 'app-a--medium'],
    ['styles: app-a--medium is used nowhere.'],
  ],
  [
    'classes that are chosen between, all without a style',
    '<p className={`app-a app-a--${props.level}`} />',
    ['app-a'],
    ['none of app-a--2, app-a--3 has a style.'],
  ],
  [
    'a class that its type does not tell',
    '<p className={`app-a--${props.name}`} />',
    [],
    ['give the value a type that says which classes these are.'],
  ],
])('finds %s', (_, jsx, classes, findings) => {
  expect(findingsOf(jsx, ...classes)).toEqual(findings);
});

it('lets be classes that are used and have styles, wherever they are used', () => {
  const jsx = `<div className={props.name && 'app-a app-a--b'} style={{ height: 'var(--app-height)' }}>
    <p className={\`app-c app-c--\${props.size}\`} ref={(p) => p?.querySelector('.app-d')} />
  </div>`;
  expect(findingsOf(jsx, 'app-a', 'app-a--b', 'app-c', 'app-c--small', 'app-d')).toEqual([]);
});

it('finds a class without a style in index.html', () => {
  const page = '<p class="app-page app-other">';
  const findings = findUnmatchedClasses(createProgram([]), [], listDefined('.app-page { color: red }'), page);
  expect(findings).toEqual(['app-other has no style.']);
});
