import { expect, it } from 'vitest';
import { findDanglingCitations } from './checkCitations.ts';

const papers = {
  requirements: '- **ROUTE-17** Unknown paths.\n- **ROUTE-18** Submitted. See nothing else.\n',
  specification: '# Specification\n\n## §1 The product\n\n## §2 Screens\n\n### Routing\nrules\n',
  decisions: new Set(['019']),
  hasFile: (path: string) => path === 'src/form/form.ts',
};
// Planted citations are assembled here, so that the check does not find them in this file.
const lacking = (section: string) => `Spec ${section} is not in docs/specification.md.`;
const id = (number: number) => `ROUTE-${String(number)}`;

it('the citation check finds a requirement id that does not exist, even at the end of a range', () => {
  const file = `it('… · ${id(17)}, ${id(40)}'); // ${id(17)}…19, UTF-16`;

  expect(findDanglingCitations(file, papers)).toEqual([
    `${id(40)} is not in docs/requirements.md.`,
    `${id(19)} is not in docs/requirements.md.`,
  ]);
});

it('the citation check finds a missing section or heading of the specification, even if a comment wraps it', () => {
  const cite = (sections: string) => `/** Why. Spec\n * ${sections}. */`;

  expect(findDanglingCitations(cite('§1, §2 "Routing rules"'), papers)).toEqual([]);
  expect(findDanglingCitations(cite('§1 "Routing rules" and §7'), papers)).toEqual([
    lacking('§1 "Routing rules"'),
    lacking('§7'),
  ]);
});

it('the citation check finds a file in backticks that is not in the repository', () => {
  const name = (path: string) => `\`${path}\``;

  expect(
    findDanglingCitations(`See ${name('src/form/form.ts')}, ${name('src/form/gone.ts')}.`, papers),
  ).toEqual(['src/form/gone.ts is not in the repository.']);
});

it('the citation check finds a reference to a decision that has not been recorded', () => {
  const cite = (number: number) => `// See decision\n // 0${String(number)}.`;

  expect(findDanglingCitations(cite(19), papers)).toEqual([]);
  expect(findDanglingCitations(cite(17), papers)).toHaveLength(1);
});

it.each([
  ['Iss', 'ue 14'],
  ['an iss', 'ue #7'],
  ['../sha', 'red/style.md'],
  ['/ho', 'me/me/spec.txt'],
  ['docs/product-', 'spec.md'],
])(
  'the citation check finds a reference to a document or an issue outside the repository: %s%s',
  (start, end) => {
    expect(findDanglingCitations(`See ${start}${end}.`, papers)).toHaveLength(1);
  },
);

it('the citation check ignores routes, repository paths and web addresses', () => {
  expect(
    findDanglingCitations('See /about, src/home/work.ts and https://x.example/home/me.', papers),
  ).toEqual([]);
});
