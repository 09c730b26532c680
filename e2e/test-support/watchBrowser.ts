import type { BrowserContext, Request } from '@playwright/test';

/** Everything that a browser has sent or stored. */
export interface BrowserTraces {
  /** URLs, titles, storage writes, history states and console lines, each as 'kind: text'. */
  written: string[];
  requests: Request[];
}

/** Records everything that the pages of a context store, log or send from now on. */
export async function watchBrowser(context: BrowserContext): Promise<BrowserTraces> {
  const traces: BrowserTraces = { written: [], requests: [] };
  await context.exposeBinding('noteTrace', (_source, line: string) => void traces.written.push(line));
  await context.addInitScript(() => {
    const { noteTrace } = window as unknown as { noteTrace: (line: string) => void };
    for (const name of ['pushState', 'replaceState'] as const) {
      const original = history[name].bind(history);
      history[name] = (state: unknown, title: string, url?: string | URL | null) => {
        noteTrace(`history: ${JSON.stringify(state)} ${String(url ?? '')}`);
        original(state, title, url);
      };
    }
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function set(key: string, value: string) {
      noteTrace(`storage: ${key} ${value}`);
      setItem.call(this, key, value);
    };
  });
  context.on('console', (message) => traces.written.push(`console: ${message.text()}`));
  context.on('request', (request) => {
    traces.requests.push(request);
    traces.written.push(`url: ${request.url()}`);
  });
  context.on('page', (page) => {
    page.on('framenavigated', (frame) => traces.written.push(`address: ${frame.url()}`));
  });
  return traces;
}
