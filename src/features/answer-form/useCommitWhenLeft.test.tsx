// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { rule } from '../../core/declare/Rule.ts';
import { hiddenSection, watcher } from '../../core/declare/layout.ts';
import { text } from '../../core/kinds/builders.ts';
import { formOf } from '../../core/test-support/formOf.ts';
import { aStudent } from '../../session/test-support/aStudent.ts';
import { renderFor } from '../../session/test-support/renderFor.tsx';
import { FormPageView } from './FormPageView.tsx';

const FORM = formOf(
  text('hs_name', { label: 'High school', required: true }),
  hiddenSection([rule('hs_name', 'notAnswered')], [text('counselor_name', { label: 'Counselor' })]),
  watcher(rule('hs_name', 'equals', '東京'), ['counselor_name']),
);

it.each([
  ['an Enter', { keyCode: 13 }, ''],
  ['an Enter that ends a composition in Safari', { keyCode: 229 }, '鈴木'],
  ['an Enter that ends a composition in other browsers', { keyCode: 229, isComposing: true }, '鈴木'],
])(
  '%s leaves the counselor as it should: the word may only be half typed · COND-13, TRAP-56, BEY-07',
  (_, key, counselor) => {
    const answers = { hs_name: '東京', counselor_name: '鈴木' };
    const { sessions, form: store } = aStudent({ form: FORM, state: { answers } });
    renderFor(sessions, <FormPageView page={FORM.pages[0]!} actions={null} />);
    const field = screen.getByLabelText('High school');

    fireEvent.input(field, { target: { value: '京' } });
    fireEvent.keyDown(field, { key: 'Enter', ...key });
    fireEvent.input(field, { target: { value: '東京' } });

    expect(store.answer('counselor_name')).toBe(counselor);
  },
);
