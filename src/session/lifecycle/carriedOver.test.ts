import { indexForm } from '../../core/run/indexForm.ts';
import { createPersonal } from './createSession.ts';
import { expect, it } from 'vitest';
import { EMPTY_FORM_STATE, type FormState } from '../../core/answers/FormState.ts';
import { upload } from '../../core/kinds/builders.ts';
import { formOf } from '../../core/test-support/formOf.ts';
import { FIRST_NAME, LAST_NAME, SSN } from '../../core/test-support/nodes.ts';
import { NO_SESSION } from '../Session.ts';
import { aHost } from '../test-support/aHost.ts';
import { aVisitor } from '../test-support/aVisitor.ts';
import { carriedForm } from './carriedOver.ts';

const FORM = formOf(FIRST_NAME, LAST_NAME, SSN, upload('resume_doc', { label: 'Résumé' }));
const TYPED: FormState = {
  answers: { first_name: 'Ana' },
  addAnother: { parent: 3 },
  tabs: { hs_tab: 'intl' },
};

const CARRIED: FormState = {
  answers: { first_name: 'Bo', last_name: 'Lee' },
  addAnother: { parent: 2 },
  tabs: {},
};

it.each([
  [
    'returns only the viewer’s own input from',
    null,
    { ...EMPTY_FORM_STATE, answers: { last_name: 'Marsh' } },
  ],
  ['adds the answers typed in', CARRIED, { ...CARRIED, answers: { first_name: 'Bo', last_name: 'Marsh' } }],
])('carriedForm %s a token view, never the viewed application · TRAP-50', (_, carried, expected) => {
  const { sessions } = aHost({ form: FORM });
  const personal = createPersonal(sessions, indexForm(FORM));
  personal.form.hydrate(TYPED);
  const own = { token: 'abc', documents: {}, about: {}, carried, hasUnsaved: false };
  const viewer = { ...personal, ...own, kind: 'token' } as const;
  expect(carriedForm(viewer)).toBe(carried);

  viewer.form.change({ last_name: 'Marsh' });

  expect(carriedForm(viewer)).toEqual(expected);
});

it('carriedForm returns a visitor’s answers with their counts and tabs · PROD-10, TRAP-15', () => {
  const { session, form } = aVisitor({ form: FORM, state: TYPED });

  expect(carriedForm(session)).toEqual(TYPED);
  form.change({ first_name: '' });
  expect(carriedForm(session)).toBeNull();
});

it('carriedForm returns carried answers even while no form is open · TRAP-12', () => {
  expect(carriedForm({ ...NO_SESSION, carried: TYPED })).toBe(TYPED);
});
