import { once } from 'node:events';
import { globSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import { takePort } from '../../scripts/start/takePort.ts';
import type { OpenBrowser, Size } from './Engine.ts';
import type { Surroundings } from './makeSurroundings.ts';
import { CAPABILITIES, sendByHttp } from './webdriver/sendByHttp.ts';

/** The settings needed to drive a WebKit port. */
export interface WebKit {
  driver: string;
  /** The capability that names the browser; it differs between ports. */
  option: 'webkitgtk:browserOptions' | 'wpe:browserOptions';
  /** The folder that contains MiniBrowser, below the machine's library folder. */
  folder: string;
  args: readonly string[];
  /** Whether it needs its own X server. */
  needsDisplay: boolean;
}

/** Returns a function that opens a WebKit through its driver. */
export const openWebKit =
  (webkit: WebKit) =>
  async (place: Surroundings, { width, height }: Size): Promise<OpenBrowser> => {
    const display = webkit.needsDisplay ? await startDisplay(place) : '';
    const port = await takePort(0);
    const url = `http://127.0.0.1:${String(port)}`;
    place.start(webkit.driver, [`--port=${String(port)}`], display);
    await expect(() => fetch(`${url}/status`)).toPass({ timeout: 10_000 });

    const send = sendByHttp(url);
    const [binary] = globSync(`/usr/lib/*/${webkit.folder}/MiniBrowser`);
    const session = (await send('NewSession', {
      capabilities: { alwaysMatch: { ...CAPABILITIES, [webkit.option]: { binary, args: webkit.args } } },
    })) as { capabilities: { browserVersion: string; setWindowRect: boolean } };
    const { browserVersion, setWindowRect } = session.capabilities;
    if (setWindowRect) await send('SetWindowRect', { width, height });
    return { version: browserVersion, send };
  };

/** Starts an X server on a free display and returns its name. */
async function startDisplay(place: Surroundings): Promise<string> {
  const xvfb = place.start('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
  const [chunk] = (await once(xvfb.stdio[3] as Readable, 'data')) as [Buffer];
  return `:${chunk.toString().trim()}`;
}
