import type { BrowserContext, Page } from '@playwright/test';

/** Number of recent calls and presses included in a report. */
const LAST = 12;

declare global {
  interface Window {
    lastPresses?: string[];
  }
}

/**
 * Records what happened in a context's pages, to explain why a journey failed: the final screen, the last
 * presses and the last calls. The record contains only names and paths, never values, queries or bodies.
 */
export async function noteEvents(context: BrowserContext): Promise<{ tell: () => Promise<string> }> {
  const calls: string[] = [];
  const started = performance.now();
  const note = (url: string, event: string) => {
    // Skips the build's static files.
    if (pathOf(url).startsWith('/assets/')) return;
    calls.push(`${((performance.now() - started) / 1000).toFixed(2)} s ${event}`);
    if (calls.length > LAST) calls.shift();
  };
  context.on('request', (request) => note(request.url(), `${request.method()} ${pathOf(request.url())}`));
  context.on('response', (response) =>
    note(response.url(), `${String(response.status())} ${pathOf(response.url())}`),
  );
  context.on('requestfailed', (request) =>
    note(request.url(), `${request.failure()?.errorText ?? 'failed'} ${pathOf(request.url())}`),
  );
  await context.addInitScript(notePresses, LAST);

  return {
    tell: async () => [...(await Promise.all(context.pages().map(describe))), ...calls].join('\n'),
  };
}

function notePresses(last: number): void {
  const presses: string[] = (window.lastPresses = []);
  const note = (event: Event) => {
    const at = event.target instanceof Element ? event.target : document.documentElement;
    const name =
      at.id || at.closest('a')?.getAttribute('href') || at.closest('button')?.textContent.slice(0, 30);
    presses.push(
      `${(event.timeStamp / 1000).toFixed(2)} s ${event.type} ${at.tagName.toLowerCase()} ${name ?? ''}`,
    );
    if (presses.length > last) presses.shift();
  };
  for (const type of ['pointerdown', 'click']) window.addEventListener(type, note, true);
}

async function describe(page: Page): Promise<string> {
  const shown = await page
    .evaluate(() => {
      const tell = (selector: string) =>
        [...document.querySelectorAll(selector)].map((each) => each.textContent.trim().slice(0, 80));
      return [...tell('h1, [role=dialog], [role=alert], [aria-busy=true]'), ...(window.lastPresses ?? [])];
    })
    .catch(() => ['(does not answer)']);
  return [pathOf(page.url()), ...shown.filter(Boolean)].join('\n  ');
}

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : url;
}
