// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useNavigate } from 'react-router-dom';
import { text } from '../../core/question/builders.ts';
import { formOf } from '../../core/test-support/formOf.ts';
import { ok } from '../../data/test-support/fakeSdk.ts';
import { aStudent } from '../../session/testing/aStudent.ts';
import { aVisitor } from '../../session/testing/aVisitor.ts';
import { renderFor } from '../../session/testing/renderFor.tsx';
import { SaveOnBack } from './index.ts';

const FORM = formOf(text('first_name', { label: 'First name' }));

/** The chrome of the form, which stays while its pages change. */
function Chrome() {
  const navigate = useNavigate();
  return (
    <>
      <SaveOnBack />
      <button onClick={() => void navigate('/about/education')}>Next</button>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

afterEach(cleanup);

it('saves and validates when the browser goes back, not when a button leads on · NAV-04, NAV-05', async () => {
  const calls = { saveAnswers: ok(), postValidations: ok() };
  const { host, form } = aStudent({ form: FORM, calls });
  form.change({ first_name: 'Jane' });
  const { path } = renderFor(host, <Chrome />);

  await press('Next');
  expect(path()).toBe('/about/education');
  expect(calls.saveAnswers).not.toHaveBeenCalled();
  await press('Back');

  await vi.waitFor(() => expect(calls.postValidations).toHaveBeenCalledOnce());
  expect(calls.saveAnswers.mock.calls[0]?.[0]).toEqual({ first_name: 'Jane' });
  expect(path()).toBe('/about');
});

it('sends nothing for a visitor · TRAP-09', async () => {
  const { host } = aVisitor({ form: FORM });
  const { path, thrown } = renderFor(host, <Chrome />);

  await press('Next');
  await press('Back');

  expect(path()).toBe('/about');
  expect(thrown).not.toHaveBeenCalled();
});
