import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { findMisfits } from './layout.ts';

/** One state of one screen, as the scenario switch of the mock lists it. */
export interface LinkedStory {
  screen: string;
  state: string;
  address: string;
  shows: string;
  within: string;
  logs: string;
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const NARROW = { width: 320, height: 640 };
const STATUS = /status of (\d+)/;

let known: LinkedStory[] | undefined;

/** Reads every story off the panel, which is what a developer sees; once for all sweeps of a worker. */
export async function readStories(page: Page, mock: string): Promise<LinkedStory[]> {
  known ??= await readPanel(page, mock);
  return known;
}

async function readPanel(page: Page, mock: string): Promise<LinkedStory[]> {
  await page.goto(`${mock}/login?as=visitor&scenario=`);
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

/** Has axe in every document that the page opens from now on. */
export const bringAxe = (page: Page) => page.addInitScript({ content: AXE });

/** Calls a story up and says everything that is wrong with it; nothing is left out of axe's look. */
export async function sweepStory(page: Page, mock: string, story: LinkedStory): Promise<string[]> {
  const said: string[] = [];
  const listen = (message: { type: () => string; text: () => string }) => {
    if (message.type() === 'error' && !belongsTo(message.text(), story)) said.push(message.text());
  };
  const fail = (error: Error) => said.push(String(error));
  page.on('console', listen);
  page.on('pageerror', fail);
  const findings: string[] = [];
  try {
    await page.setViewportSize(WIDE);
    await page.goto(mock + story.address);
    await page
      .locator(story.within || 'body')
      .filter({ hasText: story.shows })
      .filter({ visible: true })
      .first()
      .waitFor({ timeout: 5_000 });
    findings.push(...(await lookAt(page, '1280')));
    await page.setViewportSize(PHONE);
    findings.push(...(await lookAt(page, '390')), ...(await fit(page, '390 px')));
    // As wide as 1280 px are at 400 %.
    await page.setViewportSize(NARROW);
    findings.push(...(await fit(page, '320 px')));
  } catch (error) {
    findings.push(`does not appear: ${String(error).split('\n')[0] ?? ''}`);
  }
  page.off('console', listen);
  page.off('pageerror', fail);
  return [...findings, ...said.map((line) => `console: ${line}`)].map(
    (finding) => `${story.screen} / ${story.state}: ${finding}`,
  );
}

function belongsTo(line: string, { address, logs }: LinkedStory): boolean {
  const status = STATUS.exec(line)?.[1];
  if (status !== undefined) return address.includes(`:${status}:`);
  return logs !== '' && line.includes(logs);
}

interface Axe {
  run: (options: object) => Promise<{ violations: { id: string; nodes: { target: unknown[] }[] }[] }>;
}

async function lookAt(page: Page, width: string): Promise<string[]> {
  const found = await page.evaluate(async () => {
    // A transition on its way would be measured half faded; a countdown would be waited for.
    await Promise.allSettled(
      document
        .getAnimations()
        .filter((each) => Number(each.effect?.getComputedTiming().endTime) < 1_000)
        .map(({ finished }) => finished),
    );
    const { axe } = window as unknown as { axe: Axe };
    const { violations } = await axe.run({ resultTypes: ['violations'], preload: false });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  });
  return found.map((finding) => `${width} px: ${finding}`);
}

async function fit(page: Page, where: string): Promise<string[]> {
  return (await findMisfits(page)).map((finding) => `${where}: ${finding}`);
}
