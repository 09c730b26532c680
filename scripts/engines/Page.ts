import type { Ability } from './Engine.ts';
import { findElement } from './findElement.ts';
import type { Target } from './findElement.ts';
import { bringIntoView, isFocused, listControls, pressByScript, readValue, setValue } from './pageScripts.ts';
import { poll } from './poll.ts';
import { WebDriverError } from './webdriver/SendCommand.ts';
import type { SendCommand } from './webdriver/SendCommand.ts';

/** The key under which WebDriver hands elements over. W3C WebDriver §12. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const TRIES = 3;
/** Select all: Control and A; the end of a command lets go of Control. W3C WebDriver §17.4.2. */
const SELECT_ALL = '\uE009a';
/** What a page that is still moving answers: find again. */
const MOVING = [
  'stale element reference',
  'no such element',
  'element not interactable',
  'element click intercepted',
  'javascript error',
];

/** The ways between two tabs. */
interface Tabs {
  toFirst: () => Promise<void>;
  toSecond: () => Promise<void>;
  /** Closes it and stays in the second. */
  closeFirst: () => Promise<void>;
  /** Closes it and goes back to the first. */
  closeSecond: () => Promise<void>;
}

interface WireElement {
  [ELEMENT]: string;
}

/**
 * What a journey can do with a page: the one interface over all engines.
 *
 * Everything waits for its element, and fails with what was on screen instead.
 */
export class Page {
  readonly #send: SendCommand;
  readonly #origin: string;
  /** Whether the driver can do something; a press and a date are done by script where it cannot. */
  readonly can: (ability: Ability) => boolean;

  constructor(send: SendCommand, origin: string, can: (ability: Ability) => boolean) {
    this.#send = send;
    this.#origin = origin;
    this.can = can;
  }

  /** Opens a path of the product, or a whole address. */
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

  /** The path and fragment in the address bar. */
  async path(): Promise<string> {
    const { pathname, hash } = new URL((await this.#send('GetCurrentURL')) as string);
    return pathname + hash;
  }

  async press(target: Target): Promise<void> {
    await this.#act(target, (id) =>
      this.can('a pointer') ? this.#send('ElementClick', { id }) : this.run(pressByScript, elementOf(id)),
    );
  }

  /** Types in place of what the field holds, key by key. */
  async type(target: Target, text: string): Promise<void> {
    await this.#act(target, async (id) => {
      const isEmpty = (await this.value(target)) === '';
      if (!isEmpty) await this.#send('ElementSendKeys', { id, text: SELECT_ALL });
      await this.#send('ElementSendKeys', { id, text });
    });
  }

  /** Gives a date control a day. */
  async date(target: Target, day: string): Promise<void> {
    await this.#act(target, (id) =>
      this.can('typed dates')
        ? this.#send('ElementSendKeys', { id, text: day })
        : this.run(setValue, elementOf(id), day),
    );
  }

  async chooseFile(target: Target, path: string): Promise<void> {
    await this.#act(target, (id) => this.#send('ElementSendKeys', { id, text: path }));
  }

  /**
   * Opens a list, and presses one of its options; again, when the list was drawn anew under the press.
   *
   * A slow machine draws a long list in two steps, and a press that falls between them is lost (LongList).
   */
  async choose(list: Target, option: string): Promise<void> {
    const isChosen = async () => (await this.text(list)).includes(option);
    for (let tries = 0; tries < TRIES && !(await isSoon(isChosen, 0)); tries += 1) {
      if (!(await this.isThere({ role: 'option', name: option }))) await this.press(list);
      await this.press({ role: 'option', name: option });
      await isSoon(isChosen, 2_000);
    }
    await this.expect(`“${option}” is chosen`, isChosen);
  }

  /** Answers a question with radio buttons. */
  async answer(question: string, option: string): Promise<void> {
    await this.press({ role: 'radio', name: option, within: { role: 'group', name: question } });
  }

  async isThere(target: Target): Promise<boolean> {
    return (await this.#find(target)) !== null;
  }

  async sees(target: Target): Promise<void> {
    await this.expect(`${describeTarget(target)} is there`, () => this.isThere(target));
  }

  async misses(target: Target): Promise<void> {
    await this.expect(`${describeTarget(target)} is gone`, async () => !(await this.isThere(target)));
  }

  async reads(text: string): Promise<void> {
    await this.expect(`“${text}” is on screen`, async () => (await this.text()).includes(text));
  }

  async holds(target: Target, value: string): Promise<void> {
    await this.expect(`${describeTarget(target)} holds “${value}”`, async () => {
      return (await this.value(target)) === value;
    });
  }

  async hasFocus(target: Target): Promise<void> {
    await this.expect(`${describeTarget(target)} has the focus`, async () => {
      const element = await this.#find(target);
      return element !== null && (await this.run(isFocused, element as unknown as Element));
    });
  }

  async isAt(path: string): Promise<void> {
    await this.expect(`the address is ${path}`, async () => (await this.path()) === path);
  }

  /** What a control holds; null where there is none. */
  async value(target: Target): Promise<string | null> {
    const element = await this.#find(target);
    return element && this.run(readValue, element as unknown as HTMLInputElement);
  }

  /** What can be read on the page, or in a part of it. */
  async text(target?: Target): Promise<string> {
    const part = target ? await this.#find(target) : null;
    return this.run((element) => (element ?? document.body).innerText, part as unknown as HTMLElement | null);
  }

  /** Runs a function in the page; it has to be complete in itself. */
  async run<Args extends unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    return (await this.#send('ExecuteScript', {
      script: `return (${script.toString()})(...arguments)`,
      args,
    })) as Awaited<Result>;
  }

  /** The names an engine itself computes for the visible controls, as 'INPUT #first_name: Legal first name'. */
  async computedNames(): Promise<string[]> {
    const found = (await this.run(listControls)) as unknown as [WireElement, string][];
    return Promise.all(
      found.map(async ([element, words]) => {
        const name = await this.#send('GetComputedLabel', { id: element[ELEMENT] });
        return `${words}: ${String(name).trim()}`;
      }),
    );
  }

  /** Opens another tab in front of this one, and gives the ways between them. */
  async openTab(): Promise<Tabs> {
    const first = await this.#send('GetWindowHandle');
    const { handle: second } = (await this.#send('NewWindow', { type: 'tab' })) as { handle: string };
    const to = async (handle: unknown): Promise<void> => {
      await this.#send('SwitchToWindow', { handle });
    };
    const close = async (handle: unknown, left: unknown) => {
      await to(handle);
      await this.#send('CloseWindow');
      await to(left);
    };
    await to(second);
    return {
      toFirst: () => to(first),
      toSecond: () => to(second),
      closeFirst: () => close(first, second),
      closeSecond: () => close(second, first),
    };
  }

  /** A picture of the window, as PNG. */
  async picture(): Promise<Buffer> {
    return Buffer.from((await this.#send('TakeScreenshot')) as string, 'base64');
  }

  /** Waits until something is so; says what it waited for, and where, when it is not. */
  async expect(what: string, isSo: () => Promise<boolean>, timeoutMs?: number): Promise<void> {
    if (await isSoon(isSo, timeoutMs)) return;
    throw new Error(`not so: ${what} (at ${await this.path()})`);
  }

  async #act(target: Target, act: (id: string) => Promise<unknown>): Promise<void> {
    let last = '';
    let before = '';
    const isDone = async () => {
      const element = await this.#find(target);
      if (!element) return false;
      const place = await this.run(bringIntoView, element as unknown as Element);
      // A list that has just opened still moves, and a press would meet its neighbour.
      const isStill = place === before;
      before = place;
      if (!isStill) return false;
      await act(element[ELEMENT]);
      return true;
    };
    const tryAct = () =>
      isDone().catch((error: unknown) => {
        if (!isPassing(error)) throw error;
        last = ` (${String(error)})`;
        return false;
      });
    if (!(await poll(tryAct)))
      throw new Error(`cannot reach ${describeTarget(target)}${last} (at ${await this.path()})`);
  }

  async #find(target: Target): Promise<WireElement | null> {
    return (await this.run(findElement, target)) as unknown as WireElement | null;
  }
}

/** Polls, and takes a page that is still moving for not yet. */
function isSoon(isSo: () => Promise<boolean>, timeoutMs?: number): Promise<boolean> {
  return poll(
    () => isSo().catch((error: unknown) => (isPassing(error) ? false : Promise.reject(error as Error))),
    timeoutMs,
  );
}

function isPassing(error: unknown): boolean {
  return error instanceof WebDriverError && MOVING.includes(error.code);
}

function describeTarget({ role, name, within }: Target): string {
  const where = within ? ` in ${describeTarget(within)}` : '';
  return `${role}${name === undefined ? '' : ` “${name}”`}${where}`;
}

/** What the driver hands over as the element itself when a script runs. */
function elementOf(id: string): HTMLInputElement {
  return { [ELEMENT]: id } as unknown as HTMLInputElement;
}
