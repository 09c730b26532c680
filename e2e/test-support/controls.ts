import { test, type Locator, type Page } from '@playwright/test';
import type { Hand } from './Hand.ts';

/** Taps on a phone, clicks elsewhere. */
export function press(control: Locator): Promise<void> {
  return test.info().project.use.hasTouch ? control.tap() : control.click();
}

/** Types into a field; on a phone, taps it first. */
export async function write(field: Locator, text: string): Promise<void> {
  if (test.info().project.use.hasTouch) await field.tap();
  await field.fill(text);
}

/** Answers a question with radio buttons. */
export async function answer(page: Page, question: string, option: string): Promise<void> {
  const group = page.getByRole('radiogroup', { name: question });
  const radio = group.getByRole('radio', { name: option, exact: true });
  if (!(await radio.isChecked())) await press(radio);
}

/** Matches a whole label, with or without “(optional)”. */
export const named = (label: string): RegExp =>
  new RegExp(`^${label.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}( \\(optional\\))?$`);

/** Finds a section or group by its name, or returns the whole page. */
export const partOf = (page: Page, name?: string): Page | Locator =>
  name === undefined ? page : page.getByRole('region', { name }).or(page.getByRole('group', { name }));

/** A `Hand` that clicks, or taps where the device has a touch screen. */
export const handOf = (page: Page): Hand => ({
  write: (label, text, within) => write(partOf(page, within).getByLabel(named(label)), text),
  date: (label, day) => write(page.getByLabel(named(label)), day),
  choose: async (label, option, within) => {
    await press(partOf(page, within).getByRole('combobox', { name: named(label) }));
    await press(page.getByRole('option', { name: option, exact: true }));
  },
  typeUnlisted: async (label, text) => {
    await write(page.getByLabel(named(label)), text);
    await press(page.getByRole('option', { name: `Use: ${text}` }));
  },
  answer: (question, option) => answer(page, question, option),
  tick: (label) => press(page.getByRole('checkbox', { name: label, exact: true })),
  press: (button) => press(page.getByRole('button', { name: button })),
});

/** Runs an action that triggers a save, and waits until the page's answers are saved. */
export async function savedBy(page: Page, act: () => Promise<unknown>): Promise<void> {
  const saved = page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/answer') && response.request().method() === 'PUT' && response.ok(),
  );
  await act();
  await saved;
}
