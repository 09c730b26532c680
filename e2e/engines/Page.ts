import { expect } from '@playwright/test';
import type { Engine } from './Engine.ts';
import type { pageTools, Target } from './pageTools.ts';
import type { SendCommand } from './webdriver/sendByHttp.ts';

/** The key under which WebDriver returns elements. W3C WebDriver §12. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
/** Select all: Control+A. The driver releases Control at the end of the command. W3C WebDriver §17.4.2. */
const SELECT_ALL = '\uE009a';
const TIMEOUT_MS = 20_000;

type Tools = typeof pageTools;
type WireElement = Record<typeof ELEMENT, string>;

/**
 * The page operations used by the journeys, with one interface for all engines.
 * Every operation waits for its element, even during a navigation, and a failure shows what was on screen.
 */
export class Page {
  readonly #send: SendCommand;
  readonly #origin: string;
  readonly #tools: string;
  /** The driver's missing abilities and the reasons. */
  readonly cannot: Engine['cannot'];

  /** @param tools the script returned by `bundleTools`. */
  constructor(send: SendCommand, origin: string, tools: string, cannot: Engine['cannot']) {
    this.#send = send;
    this.#origin = origin;
    this.#tools = tools;
    this.cannot = cannot;
  }

  /** Opens a path of the product, or a complete URL. */
  async go(path: string): Promise<void> {
    await this.#send('Navigate', { url: new URL(path, this.#origin).href });
  }

  async reload(): Promise<void> {
    await this.#send('Refresh');
  }

  async back(): Promise<void> {
    await this.#send('Back');
  }

  async forward(): Promise<void> {
    await this.#send('Forward');
  }

  /** Returns the path and fragment in the address bar. */
  async path(): Promise<string> {
    const { pathname, hash } = new URL((await this.#send('GetCurrentURL')) as string);
    return pathname + hash;
  }

  async press(target: Target): Promise<void> {
    await this.#act(target, (id) => this.#send('ElementClick', { id }));
  }

  /** Replaces the contents of a field, key by key. */
  async type(target: Target, text: string): Promise<void> {
    await this.#act(target, async (id) => {
      if ((await this.value(target)) !== '') await this.#send('ElementSendKeys', { id, text: SELECT_ALL });
      await this.#send('ElementSendKeys', { id, text });
    });
  }

  /** Sets a date control to a day, using a script if the driver cannot type dates. */
  async date(target: Target, day: string): Promise<void> {
    await this.#act(target, (id) =>
      this.cannot['typed dates']
        ? this.ask('setValue', target, day)
        : this.#send('ElementSendKeys', { id, text: day }),
    );
  }

  /** Chooses files by their paths, more than one only if the control allows it. W3C WebDriver §12.5.3. */
  async chooseFiles(target: Target, ...paths: readonly string[]): Promise<void> {
    await this.#act(target, (id) => this.#send('ElementSendKeys', { id, text: paths.join('\n') }));
  }

  /**
   * Opens a list and presses one of its options; retries if the list was re-rendered during the press.
   * A slow machine renders a long list in two steps, and a press between them is lost (`SelectList`).
   */
  async choose(list: Target, option: string): Promise<void> {
    const isChosen = async () => (await this.text(list)).includes(option);
    await expect(async () => {
      if (await isChosen()) return;
      if (!(await this.isThere({ role: 'option', name: option }))) await this.press(list);
      await this.press({ role: 'option', name: option });
      await this.expect(`“${option}” is chosen`, isChosen, 2_000);
    }).toPass({ timeout: 3 * TIMEOUT_MS });
  }

  /** Answers a question with radio buttons. */
  async answer(question: string, option: string): Promise<void> {
    await this.press({ role: 'radio', name: option, within: { role: 'radiogroup', name: question } });
  }

  isThere(target: Target): Promise<boolean> {
    return this.ask('has', target);
  }

  async expectThere(target: Target): Promise<void> {
    await this.expect(`${describeTarget(target)} is there`, () => this.isThere(target));
  }

  async expectGone(target: Target): Promise<void> {
    await this.expect(`${describeTarget(target)} is gone`, async () => !(await this.isThere(target)));
  }

  async expectText(text: string, timeout?: number): Promise<void> {
    await this.expect(`“${text}” is on screen`, async () => (await this.text()).includes(text), timeout);
  }

  async expectValue(target: Target, value: string): Promise<void> {
    const hasValue = async () => (await this.value(target)) === value;
    await this.expect(`${describeTarget(target)} has the value “${value}”`, hasValue);
  }

  async expectFocus(target: Target): Promise<void> {
    await this.expect(`${describeTarget(target)} has the focus`, () => this.ask('hasFocus', target));
  }

  async expectPath(path: string): Promise<void> {
    await this.expect(`the address is ${path}`, async () => (await this.path()) === path);
  }

  value(target: Target): Promise<string | null> {
    return this.ask('value', target);
  }

  text(target?: Target): Promise<string> {
    return this.ask('text', target);
  }

  /** Calls a tool of `pageTools.ts`; the first call in a page injects them all. */
  async ask<Name extends keyof Tools>(
    name: Name,
    ...args: Parameters<Tools[Name]>
  ): Promise<ReturnType<Tools[Name]>> {
    const script = `return window.pageTools ? [window.pageTools.${name}(...arguments)] : null`;
    const use = () => this.#send('ExecuteScript', { script, args });
    let result = await use();
    if (!result) {
      await this.#send('ExecuteScript', { script: this.#tools, args: [] });
      result = await use();
    }
    return (result as [ReturnType<Tools[Name]>])[0];
  }

  /** Runs a function in the page. The function must be self-contained. */
  async run<Result>(script: () => Result): Promise<Awaited<Result>> {
    return (await this.#send('ExecuteScript', {
      script: `return (${script.toString()})()`,
      args: [],
    })) as Awaited<Result>;
  }

  /** Opens another tab, switches to it and returns the handles of both tabs. */
  async openTab(): Promise<[first: string, second: string]> {
    const first = (await this.#send('GetWindowHandle')) as string;
    const { handle: second } = (await this.#send('NewWindow', { type: 'tab' })) as { handle: string };
    await this.switchTab(second);
    return [first, second];
  }

  async switchTab(handle: string): Promise<void> {
    await this.#send('SwitchToWindow', { handle });
  }

  /** Closes the tab of this page and switches to another. */
  async closeTab(next: string): Promise<void> {
    await this.#send('CloseWindow');
    await this.switchTab(next);
  }

  async forgetCookies(): Promise<void> {
    await this.#send('DeleteAllCookies');
  }

  /** Takes a screenshot of the window, as PNG. */
  async picture(): Promise<Buffer> {
    return Buffer.from((await this.#send('TakeScreenshot')) as string, 'base64');
  }

  /** Waits for a condition. On a timeout, the error names the condition and the page's URL. */
  async expect(what: string, isSo: () => Promise<boolean>, timeout = TIMEOUT_MS): Promise<void> {
    await expect(async () => {
      if (!(await isSo())) throw new Error(`Timed out at ${await this.path()} before: ${what}`);
    }).toPass({ timeout, intervals: [50] });
  }

  async #act(target: Target, act: (id: string) => Promise<unknown>): Promise<void> {
    let before = '';
    await this.expect(`${describeTarget(target)} can be reached`, async () => {
      const [element, place] = (await this.ask('reach', target)) ?? [];
      // A list that has just opened is still moving, so the press would hit a neighbouring option.
      const isStill = place === before;
      before = place ?? '';
      if (!element || !isStill) return false;
      await act((element as unknown as WireElement)[ELEMENT]);
      return true;
    });
  }
}

function describeTarget({ role, name, within }: Target): string {
  const where = within ? ` in ${describeTarget(within)}` : '';
  return `${role}${name === undefined ? '' : ` “${name}”`}${where}`;
}
