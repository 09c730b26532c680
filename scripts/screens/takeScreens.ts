import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';

/** A screen to be pictured: where it is, who looks at it, and what is done first. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  /** What the sandbox is given to make the student; without it a visitor looks. */
  readonly student?: Readonly<Record<string, unknown>>;
  readonly before?: (page: Page) => Promise<unknown>;
  readonly fullPage?: boolean;
}

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

/** Takes a picture of each screen at both widths. */
export async function takeScreens(
  browser: Browser,
  url: string,
  screens: readonly Screen[],
  folder: string,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const viewport of SIZES)
    for (const screen of screens) {
      const context = await browser.newContext({ viewport, baseURL: url, reducedMotion: 'reduce' });
      if (screen.student) await logIn(context, url, screen);
      const page = await context.newPage();
      await page.goto(screen.path);
      await page.locator('h1, h2').first().waitFor();
      await page.evaluate(() => document.fonts.ready);
      await screen.before?.(page);
      const path = join(folder, `${screen.name}-${String(viewport.width)}.png`);
      await page.screenshot({ path, fullPage: screen.fullPage ?? false });
      await context.close();
    }
}

/** Makes the student and gives the browser their session. */
async function logIn(context: BrowserContext, url: string, { name, student }: Screen): Promise<void> {
  const response = await context.request.post('/_sandbox/seed', {
    data: { username: `maya.${name}@example.edu`, ...student },
  });
  const { session, marker } = (await response.json()) as { session: string; marker: string };
  await context.addCookies([
    { name: 'admit_id_token', value: session, url },
    { name: 'admit_session', value: marker, url },
  ]);
}
