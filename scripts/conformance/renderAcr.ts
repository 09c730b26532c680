import { stringify } from 'yaml';
import type { Contract } from '../../contracts/kit/contract.ts';
import type { Result } from './criteria.ts';
import type { Shown } from './renderWcag.ts';

/** The conformance levels of OpenACR (https://github.com/GSA/openacr). */
const LEVELS: Readonly<Record<Result, string>> = {
  supports: 'supports',
  partly: 'partially-supports',
  'not applicable': 'not-applicable',
  'not checked': 'not-evaluated',
};

/** Renders docs/conformance/wcag.yaml, an OpenACR 0.1.0 report. */
export function renderAcr(
  shown: readonly Shown[],
  { version, contact }: NonNullable<Contract['info']>,
): string {
  const criteriaOf = (isDoubleA: boolean) => ({
    criteria: shown
      .filter((each) => Boolean(each.isDoubleA) === isDoubleA)
      .map(({ number, result, remark, tests }) => ({
        num: number,
        components: [{ name: 'web', adherence: { level: LEVELS[result], notes: notesOf(remark, tests) } }],
      })),
  });
  return stringify(
    {
      title: 'Admission application Accessibility Conformance Report',
      product: { name: 'Admission application', version },
      author: contact,
      catalog: '2.5-edition-wcag-2.2-en',
      evaluation_methods_used:
        'Automated tests only, named in wcag.md. The application has not been checked with a screen reader yet.',
      chapters: {
        success_criteria_level_a: criteriaOf(false),
        success_criteria_level_aa: criteriaOf(true),
        success_criteria_level_aaa: { disabled: true },
      },
    },
    { lineWidth: 0 },
  );
}

function notesOf(remark: string | undefined, tests: Shown['tests']): string {
  const files = [...new Set(tests.map(({ file }) => file))];
  return [remark, files.length > 0 && `Tests: ${files.join(', ')}.`].filter(Boolean).join(' ');
}
