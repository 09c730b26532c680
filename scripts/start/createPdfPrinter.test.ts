import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extractText } from 'unpdf';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findBrowser } from '../browser/findBrowser.ts';
import { createPdfPrinter } from './createPdfPrinter.ts';

const APPLICATION = '<h1>Application</h1><main><table><tr><th>Name</th><td>Maya</td></tr></table></main>';
const ERROR = '<main><h1>Something went wrong.</h1></main>';
const browser = findBrowser();

describe('createPdfPrinter', () => {
  let replies: (string | null)[] = [];
  const server = createServer((request, response) => {
    if (request.url !== '/') return response.writeHead(204).end();
    const html = replies.length > 1 ? replies.shift() : replies[0];
    if (html) response.writeHead(200, { 'content-type': 'text/html' }).end(html);
  });
  const printer = { current: createPdfPrinter() };
  let url = '';
  beforeEach(async () => {
    printer.current = createPdfPrinter();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`;
  });
  afterEach(async () => {
    await printer.current.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it('prints nothing without a browser · API-23', async () => {
    expect(await createPdfPrinter(null).print(url)).toBeUndefined();
  });

  it.runIf(browser)(
    'retries a failed page once, never prints an error screen, and still prints the next page · API-23',
    async () => {
      replies = [ERROR, APPLICATION];
      const pdf = await printer.current.print(url);
      const { text } = await extractText(new Uint8Array(pdf ?? []), { mergePages: true });
      expect(text).toContain('Maya');

      replies = [ERROR];
      await expect(printer.current.print(url)).rejects.toThrow('no application');

      replies = [APPLICATION];
      expect(await printer.current.print(url)).toBeDefined();
    },
    60_000,
  );

  it.runIf(browser)(
    'rejects with an AbortError when the product is closed during printing · API-23',
    async () => {
      replies = [null];
      const asked = new Promise((resolve) => server.once('request', resolve));
      const printed = printer.current.print(url);
      const outcome = expect(printed).rejects.toMatchObject({ name: 'AbortError' });
      await asked;

      await printer.current.close();

      await outcome;
      await expect(printer.current.print(url)).rejects.toMatchObject({ name: 'AbortError' });
    },
    60_000,
  );
});
