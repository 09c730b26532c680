// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { text } from '../../core/question/builders.ts';
import { formOf } from '../../core/test-support/formOf.ts';
import type { Applicant } from '../../data/Applicant.ts';
import { enterForm } from '../../data/session/enterForm.ts';
import { studentWith } from '../../data/test-support/studentWith.ts';
import { carryAnswers } from './carryAnswers.ts';

const FORM = formOf(text('first_name', { label: 'First name' }), text('last_name', { label: 'Last name' }));
const MARKER = 'admit_session=1';

/** Loads the page anew on the current history entry, the way `main.tsx` does. */
function load(): { applicant: Applicant; navigated: () => void; enter: (cookies?: string) => Promise<void> } {
  const { applicant } = studentWith({ form: FORM, calls: {} });
  let navigated = () => {};
  const carryOn = carryAnswers(applicant);
  const enter = (cookies = '') => enterForm(applicant, '', cookies);
  carryOn({ subscribe: (listener) => ((navigated = listener), () => undefined) });
  return { applicant, navigated: () => navigated(), enter };
}

/** What entering does after the saved answers have been loaded and merged. */
function openAsStudent(applicant: Applicant): void {
  applicant.access = { mode: 'student', token: null };
  applicant.carried = null;
  applicant.store.hydrate({ answers: {}, addAnother: {}, tabs: {} });
}

beforeEach(() => window.history.replaceState(null, ''));
afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

describe('the answers of a visitor', () => {
  it('ROLE-03 outlive every reload, with what is typed between', async () => {
    for (const [key, value] of [
      ['first_name', 'Ana'],
      ['last_name', 'Marsh'],
    ] as const) {
      const page = load();
      await page.enter();
      page.applicant.store.change({ [key]: value });
      window.dispatchEvent(new Event('pagehide'));
    }
    const { applicant, enter } = load();
    await enter();

    expect(applicant.store.state.answers).toMatchObject({ first_name: 'Ana', last_name: 'Marsh' });
  });

  it('TRAP-12 wait for a login whose application could not be loaded, through a reload', async () => {
    const before = load();
    await before.enter();
    before.applicant.store.change({ first_name: 'Ana' });
    before.navigated();
    await expect(before.enter(MARKER)).rejects.toThrow();
    before.navigated();

    expect(load().applicant.carried?.answers).toEqual({ first_name: 'Ana' });
  });

  it('TRAP-13 are merged once: an old entry does not bring them back', async () => {
    const page = load();
    await page.enter();
    page.applicant.store.change({ first_name: 'Ana' });
    page.navigated();
    const old = window.history.state as unknown;
    openAsStudent(page.applicant);
    page.navigated();
    expect(window.history.state).not.toMatchObject({ usr: { carried: { answers: { first_name: 'Ana' } } } });

    window.history.replaceState(old, '');

    expect(load().applicant.carried).toBeNull();
  });

  it('TRAP-13 are carried for the next visitor too, after a student has left', async () => {
    const page = load();
    await page.enter();
    page.applicant.store.change({ first_name: 'Ana' });
    page.navigated();
    openAsStudent(page.applicant);
    page.navigated();
    await page.enter();
    page.applicant.store.change({ last_name: 'Okafor' });
    page.navigated();

    expect(load().applicant.carried?.answers).toEqual({ last_name: 'Okafor' });
  });

  it('TRAP-13 do not keep the page from opening where the browser keeps nothing', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Forbidden', 'SecurityError');
    });
    const page = load();
    await page.enter();
    page.applicant.store.change({ first_name: 'Ana' });
    page.navigated();

    expect(load().applicant.carried?.answers).toEqual({ first_name: 'Ana' });
  });
});
