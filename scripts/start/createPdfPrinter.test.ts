import { describe, expect, it, vi } from 'vitest';
import { createPdfPrinter } from './createPdfPrinter.ts';

const URL = 'http://localhost/about?service_token=a';

/** Creates a printer with a simulated browser; e2e/documents/copy.e2e.ts prints with Chromium. */
function createPrinter() {
  const gone = Promise.withResolvers<never>();
  gone.promise.catch(() => undefined);
  /** Whether each next page shows an application rather than an error. Without any, pages never load. */
  const pages: boolean[] = [];
  const page = {
    goto: vi.fn(() => (pages.length > 0 ? Promise.resolve() : gone.promise)),
    getByRole: () => ({ waitFor: () => Promise.resolve() }),
    locator: () => ({ count: () => Promise.resolve(Number(pages.shift())) }),
    emulateMedia: () => Promise.resolve(),
    evaluate: () => Promise.resolve(),
    pdf: () => Promise.resolve(Buffer.from('%PDF')),
  };
  const context = { newPage: () => Promise.resolve(page), close: () => Promise.resolve() };
  const launch = vi.fn(() =>
    Promise.resolve({
      newContext: () => Promise.resolve(context),
      close: () => {
        gone.reject(new Error('Target closed'));
        return Promise.resolve();
      },
    } as never),
  );
  return { ...createPdfPrinter('chromium', { launch }), pages, page, launch };
}

describe('createPdfPrinter', () => {
  it('prints nothing without a browser · API-23', async () => {
    expect(await createPdfPrinter(null).print(URL)).toBeUndefined();
  });

  it('retries a failed page once in a new browser, never prints an error screen, and still prints the next page · API-23', async () => {
    const { print, pages, launch } = createPrinter();
    pages.push(false, true);
    expect(await print(URL)).toEqual(Buffer.from('%PDF'));
    expect(launch).toHaveBeenCalledTimes(2);

    pages.push(false, false, true);
    await expect(print(URL)).rejects.toThrow('no application');

    expect(await print(URL)).toBeDefined();
  });

  it('rejects with an AbortError when the product is closed during printing · API-23', async () => {
    const { print, close, page } = createPrinter();
    const outcome = expect(print(URL)).rejects.toMatchObject({ name: 'AbortError' });
    await vi.waitFor(() => expect(page.goto).toHaveBeenCalled());

    await close();

    await outcome;
    await expect(print(URL)).rejects.toMatchObject({ name: 'AbortError' });
  });
});
