import { expect, test } from 'vitest';
import { checkbox, date, radio, sensitive, text } from '../core/kinds/builders.ts';
import { requiredWhen } from '../core/declare/Check.ts';
import { hiddenSection, section, watcher } from '../core/declare/layout.ts';
import { rule } from '../core/declare/Rule.ts';
import type { FormNode } from '../core/declare/FormNode.ts';
import { indexForm } from '../core/run/indexForm.ts';
import { markFields } from './markFields.ts';

const YES_NO = { yes: 'Yes', no: 'No' };
const other = (more: object = {}) => text('former_name', { label: 'Former name', ...more });

/** Returns the mark of a field in a form with these questions. */
function markOf(field: string, ...nodes: FormNode[]): string {
  const page = {
    id: 'about',
    path: '/about',
    title: 'About',
    intro: '',
    description: '',
    actions: [],
  } as const;
  const form = { pages: [{ ...page, sections: [section({ id: 'all', title: 'All' }, nodes)] }] };
  return markFields(`<input ${field}/>`, indexForm(form)).slice(`<input ${field} `.length, -2);
}

test('a text that no other question reads can be typed before the scripts load', () => {
  expect(markOf('id="first_name" type="text"', text('first_name', { label: 'First name' }), other())).toBe(
    'data-early=""',
  );
});

test('a tick and a radio button carry their answers', () => {
  const tick = checkbox('optin_sms_ind', { label: 'Texts?' });
  const yesNo = radio('other_name_ind', { label: 'Other name?', options: YES_NO });

  expect(markOf('type="checkbox" id="optin_sms_ind"', tick)).toBe(
    'data-early="{&quot;optin_sms_ind&quot;:&quot;true&quot;}"',
  );
  expect(markOf('id="other_name_ind-no" name="other_name_ind" value="no"', yesNo)).toBe(
    'data-early="{&quot;other_name_ind&quot;:&quot;no&quot;,&quot;other_name_ind_desc&quot;:&quot;No&quot;}"',
  );
});

test.each<[string, FormNode[]]>([
  ['a rule', [hiddenSection([rule('first_name', 'notAnswered')], [other()])]],
  ['a watcher', [other(), watcher(rule('first_name', 'equals', 'x'), ['former_name'])]],
  [
    'a check of another question',
    [other({ checks: [requiredWhen([rule('first_name', 'answered')], 'Why?')] })],
  ],
])('a text that %s reads waits for the scripts', (_, nodes) => {
  expect(markOf('id="first_name"', text('first_name', { label: 'First name' }), ...nodes)).toBe(
    'data-early="" readonly=""',
  );
});

test('a choice that shows or hides other questions is marked as disabled until the scripts load', () => {
  const yesNo = radio('other_name_ind', { label: 'Other name?', options: YES_NO });
  const shown = hiddenSection([rule('other_name_ind', 'notEquals', 'yes')], [other()]);

  expect(markOf('type="radio" name="other_name_ind" value="no"', yesNo, shown)).toMatch(
    / readonly="" aria-disabled="true"$/,
  );
});

test('a masked answer is never kept before the scripts load · TRAP-13', () => {
  expect(markOf('id="ssn" type="password"', sensitive('ssn', { label: 'SSN', max: 11 }))).toBe('readonly=""');
});

test('a field whose control needs a script waits for it, as does one that the form does not know', () => {
  expect(markOf('id="birth_date" type="date"', date('birth_date', { label: 'Born' }))).toBe(
    'data-early="" readonly=""',
  );
  expect(markOf('id="other"', other())).toBe('readonly=""');
});
