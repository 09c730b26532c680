import type { Locator, Page } from '@playwright/test';

/** Chooses an option of a drop-down the way a person does: open it, press the option. */
export async function choose(scope: Page | Locator, label: string | RegExp, option: string): Promise<void> {
  const page = 'page' in scope ? scope.page() : scope;
  await scope.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Answers a question with radio buttons. */
export async function answer(
  scope: Page | Locator,
  question: string | RegExp,
  option: string,
): Promise<void> {
  const group = scope.getByRole('radiogroup', { name: question });
  await group.getByRole('radio', { name: option, exact: true }).check();
}

/** Waits until the answers of the page have been saved, while doing what makes them be saved. */
export async function savedBy(page: Page, act: () => Promise<unknown>): Promise<void> {
  const saved = page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/answer') && response.request().method() === 'PUT' && response.ok(),
  );
  await act();
  await saved;
}

/** Pastes a text into a field, as from another program; the context needs the clipboard permissions. */
export async function paste(field: Locator, text: string): Promise<void> {
  await field.page().evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field.press('ControlOrMeta+v');
}

/** Stops the page's clock where it is; `page.clock.runFor` moves it. Install the clock before opening the page. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}
