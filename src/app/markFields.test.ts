import { expect, test } from 'vitest';
import { checkbox, date, radio, sensitive, text } from '../core/kinds/builders.ts';
import { requiredWhen } from '../core/declare/Check.ts';
import { hiddenSection, watcher } from '../core/declare/layout.ts';
import { rule } from '../core/declare/Rule.ts';
import type { FormNode } from '../core/declare/FormNode.ts';
import { indexForm } from '../core/run/indexForm.ts';
import { formOf } from '../core/test-support/formOf.ts';
import { markFields } from './markFields.ts';

const name = text('first_name', { label: 'First name' });
const other = (more: object = {}) => text('former_name', { label: 'Former name', ...more });
const tick = checkbox('optin_sms_ind', { label: 'Texts?' });
const yesNo = radio('other_name_ind', { label: 'Other name?', options: { yes: 'Yes', no: 'No' } });
const ssn = sensitive('ssn', { label: 'SSN', max: 11 });
const born = date('birth_date', { label: 'Born' });

const RADIO = 'type="radio" name="other_name_ind" value="no"';
const NO = `data-early="${JSON.stringify({ other_name_ind: 'no', other_name_ind_desc: 'No' }).replaceAll('"', '&quot;')}"`;
const LATE = 'data-early="" readonly=""';

test.each<[title: string, field: string, nodes: FormNode[], mark: string]>([
  ['a text that no other question reads', 'id="first_name" type="text"', [name, other()], 'data-early=""'],
  [
    'a tick',
    'type="checkbox" id="optin_sms_ind"',
    [tick],
    'data-early="{&quot;optin_sms_ind&quot;:&quot;true&quot;}"',
  ],
  ['a choice', RADIO, [yesNo], NO],
  [
    'a text that a rule reads',
    'id="first_name"',
    [name, hiddenSection([rule('first_name', 'notAnswered')], [other()])],
    LATE,
  ],
  [
    'a text that a watcher reads',
    'id="first_name"',
    [name, other(), watcher(rule('first_name', 'equals', 'x'), ['former_name'])],
    LATE,
  ],
  [
    'a text that another question’s check reads',
    'id="first_name"',
    [name, other({ checks: [requiredWhen([rule('first_name', 'answered')], 'Why?')] })],
    LATE,
  ],
  [
    'a choice that shows other questions',
    RADIO,
    [yesNo, hiddenSection([rule('other_name_ind', 'notEquals', 'yes')], [other()])],
    `${NO} readonly="" aria-disabled="true"`,
  ],
  ['a masked text', 'id="ssn" type="password"', [ssn], 'readonly=""'],
  ['a field whose control needs a script', 'id="birth_date" type="date"', [born], LATE],
  ['a field outside the form’s questions', 'id="other"', [other()], 'readonly=""'],
])(
  'the build marks a prerendered field with its answer, and whether it works without scripts: %s · PROD-10, TRAP-13',
  (_, field, nodes, mark) => {
    expect(markFields(`<input ${field}/>`, indexForm(formOf(...nodes)))).toBe(`<input ${field} ${mark}/>`);
  },
);
