import { expect, it } from 'vitest';
import { findDanglingCitations } from './checkCitations.ts';

const papers = {
  requirements: '- **ROUTE-17** Unknown paths.\n- **ROUTE-18** Submitted. See nothing else.\n',
  specification: '# Specification\n\n## §1 The product\n\n## §2 Screens\n\n### Routing\nrules\n',
  decisions: new Set(['019']),
  hasFile: (path: string) => path === 'src/form/form.ts',
};
// Citations are assembled here, so that the check does not find them in this file.
const id = (number: number) => `ROUTE-${String(number)}`;
const cite = (sections: string) => `/** Why. Spec\n * ${sections}. */`;
const lacks = (section: string) => `Spec ${section} is not in docs/specification.md.`;
const file = (name: string) => `See \`src/form/${name}.ts\`.`;
const decide = (number: number) => `// See decision\n // 0${String(number)}.`;

it.each([
  [
    `it('… · ${id(17)}, ${id(40)}'); // ${id(17)}…19, UTF-16`,
    [id(40), id(19)].map((one) => `${one} is not in docs/requirements.md.`),
  ],
  [cite('§1, §2 "Routing rules"'), []],
  [cite('§1 "Routing rules" and §7'), [lacks('§1 "Routing rules"'), lacks('§7')]],
  [file('form'), []],
  [file('gone'), ['src/form/gone.ts is not in the repository.']],
  [decide(19), []],
  [decide(17), [expect.any(String)]],
  ['See /about, src/home/work.ts and https://x.example/home/me.', []],
  ...[
    ['an iss', 'ue #7'],
    ['../sha', 'red/style.md'],
    ['/ho', 'me/me/spec.txt'],
    ['docs/product-', 'spec.md'],
  ].map(([start, end]): [string, unknown[]] => [`See ${start ?? ''}${end ?? ''}.`, [expect.any(String)]]),
])(
  'the citation check finds requirements, sections, decisions and files that do not exist: %s',
  (text, findings) => {
    expect(findDanglingCitations(text, papers)).toEqual(findings);
  },
);
