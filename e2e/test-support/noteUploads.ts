import type { Page } from '@playwright/test';

declare global {
  interface Window {
    uploads: { mode?: string; credentials?: string; headers: string[]; parts: string[] }[];
  }
}

/** Notes the headers of POSTs to a path as they leave the browser: Playwright shows those of the page only. */
export async function noteHeaders(page: Page, path: string) {
  const session = await page.context().newCDPSession(page);
  const wanted = new Set<string>();
  const early = new Map<string, Record<string, string>>();
  const noted: Record<string, string>[] = [];
  const note = (id: string) => {
    const headers = early.get(id);
    if (!headers || !wanted.has(id)) return;
    early.delete(id);
    noted.push(
      Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
    );
  };
  // Either of the two events may come first.
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.method === 'POST' && new URL(request.url).pathname === path) wanted.add(requestId);
    note(requestId);
  });
  session.on('Network.requestWillBeSentExtraInfo', ({ requestId, headers }) => {
    early.set(requestId, headers);
    note(requestId);
  });
  await session.send('Network.enable');
  return noted;
}

/** Notes how the page's script posts to the storage: what it says of the reply is hidden from everybody. */
export function noteUploads(): void {
  const { fetch } = window;
  window.uploads = [];
  window.fetch = (input, init) => {
    const { mode, credentials, headers, body } = init ?? {};
    if (body instanceof FormData)
      window.uploads.push({
        mode,
        credentials,
        headers: [...new Headers(headers).keys()],
        parts: [...body.keys()],
      });
    return fetch(input, init);
  };
}
