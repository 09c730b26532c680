import { expect, type Page, test } from '@playwright/test';
import { findMisfits } from '../../src/app/test-support/layout.ts';
import { setTextSize } from '../test-support/layout.ts';
import { findStory, openStory, readStories } from '../test-support/stories.ts';
import { walkFocus } from '../test-support/walkFocus.ts';

/** One story for each kind of screen. Every mode is checked with all of them. */
const STORIES = [
  'Log In / errors of an empty submit',
  'Sign Up / rules met and unmet',
  'Reset Password / empty',
  'About You / second login',
  'About You / every error',
  'Academics / everything open, two colleges',
  'Submit / everything open',
  'Documents / conversion failed',
  'Thank you / PDF ready',
  'Loading and errors / the profile fails',
  'Read-only view / complete',
  'Account / a student',
  'Dialogs / still working?',
  'Unexpected Error / rejected: 500 unexpected',
];

const WIDTHS = [1280, 390, 320];

interface Mode {
  readonly name: string;
  readonly widths: readonly number[];
  readonly prepare?: (page: Page) => Promise<unknown>;
}

/** WCAG 1.4.12. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

const MODES: readonly Mode[] = [
  // A 1280 px window, zoomed in.
  { name: '200 % zoom', widths: [640] },
  { name: '400 % zoom', widths: [320] },
  { name: 'text of twice the size', widths: WIDTHS, prepare: (page) => setTextSize(page, 32) },
  { name: 'text spacing', widths: WIDTHS, prepare: (page) => addStyles(page, SPACING) },
  {
    name: 'forced colours',
    widths: WIDTHS,
    prepare: (page) => page.emulateMedia({ forcedColors: 'active' }),
  },
  { name: 'dark', widths: WIDTHS, prepare: (page) => page.emulateMedia({ colorScheme: 'dark' }) },
  { name: 'less motion', widths: WIDTHS, prepare: (page) => page.emulateMedia({ reducedMotion: 'reduce' }) },
];

/** Hides the preview's floating button, which the product does not have, because it overlaps the page footer. */
const WITHOUT_SWITCH = '.app-scenario-switch { display: none }';

/** Adds styles to every document that the page opens from now on. */
const addStyles = (page: Page, css: string) =>
  page.addInitScript((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);

for (const { name, widths, prepare } of MODES)
  test(`in the mode “${name}” nothing is cut off, overlaps or scrolls sideways, and the focus is visible and follows the visual order`, async ({
    page,
  }, { annotations }) => {
    // The list of stories can be read only before its button is hidden.
    await readStories(page);
    await prepare?.(page);
    await addStyles(page, WITHOUT_SWITCH);
    const found: string[] = [];
    for (const called of STORIES) {
      const story = await findStory(page, called);
      for (const width of widths) {
        await page.setViewportSize({ width, height: width < 700 ? 640 : 800 });
        await openStory(page, story);
        const findings = [...(await page.evaluate(findMisfits)), ...(await walkFocus(page))];
        found.push(...findings.map((finding) => `${called} at ${String(width)} px: ${finding}`));
      }
    }
    annotations.push({
      type: 'result',
      description: `${String(STORIES.length)} stories at ${widths.join(', ')} px`,
    });
    expect(found).toEqual([]);
  });
