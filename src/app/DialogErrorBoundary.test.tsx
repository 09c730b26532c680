// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { text } from '../core/question/builders.ts';
import { formOf } from '../core/test-support/formOf.ts';
import { UnauthorizedError } from '../data/test-support/errors.ts';
import { renderFor } from '../data/test-support/renderFor.tsx';
import { studentWith } from '../data/test-support/studentWith.ts';
import { AppContext } from './AppContext.ts';
import { DialogErrorBoundary } from './DialogErrorBoundary.tsx';
import { DialogErrors } from './start/DialogErrors.ts';
import { UnexpectedErrorDialog } from './UnexpectedErrorDialog.tsx';

/** A button that breaks while it is drawn, until it is mended. */
function setUp(error: Error) {
  let broken: Error | null = error;
  const FaultyButton = () => {
    if (broken) throw broken;
    return <button>Go on</button>;
  };
  const dialogErrors = new DialogErrors();
  const { applicant } = studentWith({ form: formOf(text('first_name', { label: 'First name' })), calls: {} });
  renderFor(
    applicant,
    <AppContext value={{ dialogErrors }}>
      <p>The form</p>
      <DialogErrorBoundary>
        <FaultyButton />
      </DialogErrorBoundary>
      <UnexpectedErrorDialog />
    </AppContext>,
  );
  return { dialogErrors, mend: () => (broken = null) };
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('ERR-15 ERR-16 ERR-21 NAV-12 what breaks in a button is shown in the dialog, the form stays; closing tries again', async () => {
  const { dialogErrors, mend } = setUp(new Error('inner workings'));
  const dialog = await screen.findByRole('dialog', { name: 'Unexpected Error' });
  expect(dialog.textContent).toContain("We've encountered an unexpected error");
  expect(dialog.textContent).not.toContain('inner workings');
  expect(screen.getByText('The form')).toBeTruthy();
  expect(screen.queryByText('Go on')).toBeNull();

  mend();
  act(() => dialogErrors.close());

  expect(screen.getByText('Go on')).toBeTruthy();
});

it('ERR-11 TRAP-52 an ended session is thrown on to the route’s error screen, with no dialog', async () => {
  const { dialogErrors } = setUp(new UnauthorizedError('ended', { status: 401 }));

  expect(await screen.findByRole('heading', { name: 'Error: ended' })).toBeTruthy();

  expect(dialogErrors.get()).toBeNull();
});
