// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { Profiler } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { listsChunk } from '../ui/chunks.ts';
import { App } from './App.tsx';
import { openApp } from './prerender.tsx';
import { countRendered } from './test-support/countRendered.ts';

/** How long the menu collects changes before it counts again, in ms, and some more. */
const COLLECTED_MS = 350;
/** The reads for which a browser lays the page out at once, if it has changed. */
const READS = ['offsetParent', 'offsetTop', 'offsetHeight', 'clientHeight'] as const;

const root = document.createElement('div');
const own = READS.map(
  (name) => [name, Object.getOwnPropertyDescriptor(HTMLElement.prototype, name)] as const,
);
let app: Root | undefined;
/** Components per commit. */
let commits: number[] = [];
let reads = 0;

afterEach(() => {
  act(() => app?.unmount());
  for (const [name, property] of own) {
    Reflect.deleteProperty(HTMLElement.prototype, name);
    if (property) Object.defineProperty(HTMLElement.prototype, name, property);
  }
});

/** Clicks, and returns the components that each commit renders, and how many reads force a layout. */
async function press(id: string) {
  commits = [];
  reads = 0;
  await act(async () => document.getElementById(id)!.click());
  const forced = reads;
  await act(() => vi.advanceTimersByTimeAsync(COLLECTED_MS));
  return { commits, forced };
}

/** Opens the first page for a visitor, with four parents and every conditional question. */
async function openEverything() {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'],
  });
  const { sessions, router } = openApp('/about');
  await new Promise<unknown>((resolve) => router.subscribe(resolve));
  document.body.append(root);
  app = createRoot(root);
  const count = () => void commits.push(countRendered(root));
  await act(async () =>
    app?.render(
      <Profiler id="app" onRender={count}>
        <App sessions={sessions} router={router} />
      </Profiler>,
    ),
  );
  const add = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Add another parent',
  );
  for (let more = 0; more < 3; more += 1) await act(async () => add?.click());
  for (const id of ['other_name_ind-yes', 'mailing_same_ind-no', 'citizenship_status-us_citizen'])
    await press(id);
  await listsChunk.load();
  const read = () => {
    reads += 1;
    return 0;
  };
  // happy-dom lays nothing out, and lacks some of these.
  for (const name of READS)
    Object.defineProperty(HTMLElement.prototype, name, { get: read, configurable: true });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(read()));
}

test('a press renders only what it changes, and forces no layout; a list shows its first rows before it renders the others · NFR', async () => {
  await openEverything();
  for (const [id, most] of [
    ['other_name_ind-no', 3],
    ['other_name_ind-yes', 7],
    ['mailing_same_ind-yes', 3],
    ['mailing_same_ind-no', 34],
    ['home_address_tab-intl', 14],
    ['home_address_tab-us', 28],
  ] as const) {
    const { commits: rendered, forced } = await press(id);
    // Later, the menu counts the answers again.
    expect(rendered.length, id).toBeLessThanOrEqual(2);
    expect(rendered[0], id).toBeLessThanOrEqual(most);
    expect(rendered[1] ?? 0, id).toBeLessThanOrEqual(4);
    expect(forced, id).toBe(0);
  }

  const { commits: rendered, forced } = await press('birth_country');
  expect(Math.max(...rendered.slice(0, -1))).toBeLessThanOrEqual(48);
  expect(rendered.at(-1)).toBeGreaterThan(200);
  // The place of the list, and react-select's scrolling to the chosen row.
  expect(forced).toBeLessThanOrEqual(8);
});
