import type { Page } from '@playwright/test';

/** One state of one screen, as the scenario switch lists it. */
export interface LinkedStory {
  screen: string;
  state: string;
  address: string;
  shows: string;
  within: string;
  logs: string;
}

/** The screens with stories, listed explicitly, so that the tests notice if one disappears. */
export const SCREENS = [
  'Log In',
  'Sign Up',
  'Confirm Your Account',
  'Forgot Password',
  'Reset Password',
  'About You',
  'Academics',
  'Submit',
  'Documents',
  'Thank you',
  'Loading and errors',
  'Read-only view',
  'Banners',
  'Account',
  'Dialogs',
  'Unexpected Error',
];

const PREVIEW = process.env.E2E_STORIES_URL ?? '';

let known: LinkedStory[] | undefined;

/** Reads every story from the developers' scenario panel, only once per worker. */
export async function readStories(page: Page): Promise<LinkedStory[]> {
  known ??= await readPanel(page);
  return known;
}

/** Finds a story by its screen and state, e.g. 'Log In / empty'. */
export async function findStory(page: Page, title: string): Promise<LinkedStory> {
  const story = (await readStories(page)).find(({ screen, state }) => `${screen} / ${state}` === title);
  if (!story) throw new Error(`There is no story ${title}.`);
  return story;
}

async function readPanel(page: Page): Promise<LinkedStory[]> {
  await page.goto(`${PREVIEW}/login?as=visitor&scenario=`);
  await page.getByRole('button', { name: 'Scenarios' }).click();
  return page.locator('[data-screen] a').evaluateAll((links) =>
    links.map((link) => ({
      screen: link.closest('[data-screen]')?.getAttribute('data-screen') ?? '',
      state: link.textContent,
      address: link.getAttribute('href') ?? '',
      shows: link.getAttribute('data-shows') ?? '',
      within: link.getAttribute('data-within') ?? '',
      logs: link.getAttribute('data-logs') ?? '',
    })),
  );
}

/** Opens a story at the current window size. */
export async function openStory(page: Page, story: LinkedStory): Promise<void> {
  await page.goto(PREVIEW + story.address, { waitUntil: 'commit' });
  await waitForStory(page, story);
}

/**
 * Waits until a story is on screen. Polls inside the page, because polling from outside runs only every half
 * second.
 */
async function waitForStory(page: Page, { within, shows }: LinkedStory): Promise<void> {
  const wait = () =>
    page.evaluate(
      async ([place, words]) => {
        const plain = (text: string) => text.replaceAll(/\s+/g, ' ').toLowerCase();
        const isThere = () =>
          // This attribute is set once the steps that lead to the state are done.
          document.querySelector(':root[data-steps=taken]') !== null &&
          document.fonts.status === 'loaded' &&
          [...document.querySelectorAll(place || 'body')].some(
            (element) =>
              element.checkVisibility({ visibilityProperty: true }) &&
              plain(element.textContent).includes(plain(words)),
          );
        for (const end = performance.now() + 20_000; !isThere(); await new Promise(requestAnimationFrame))
          if (performance.now() > end) throw new Error(`'${words}' in '${place}'`);
      },
      [within, shows] as const,
    );
  // A story may load a second document, which destroys the first one's context, so try once more.
  await wait().catch((error: unknown) =>
    /context/.test(String(error)) ? wait() : Promise.reject(error as Error),
  );
}
