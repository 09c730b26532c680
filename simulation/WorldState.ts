import { Clock } from './Clock.ts';
import type { Device } from './Device.ts';
import { Letters } from './Letters.ts';
import { type Release, THIS_RELEASE } from './releases.ts';
import { Server } from './Server.ts';
import type { Tab } from './Tab.ts';

/** What the parts of a world share: its clock, server, devices and tabs, and what has happened so far. */
export class WorldState {
  readonly clock = new Clock();
  readonly server = new Server(this.clock);
  readonly devices: Device[] = [];
  readonly applicants = ['ana@example.com', 'ben@example.com'];
  readonly trace: string[] = [];
  /** Unhandled rejections and `console.error` calls. */
  readonly mistakes: string[] = [];
  /** Violations by pages; the next check throws the first one. */
  readonly breaches: string[] = [];
  /** How often each event occurred. A long run must contain certain events (`SOMETIMES` in main.ts). */
  readonly counts = new Map<string, number>();
  /** The release that pages load from now on. */
  release: Release = THIS_RELEASE;
  /** All tabs, those included whose page has ended. */
  readonly opened: Tab[] = [];
  readonly #letters = new Map<string, Letters>();

  /** The tabs with a page, those of the first device first. */
  get tabs(): readonly Tab[] {
    return this.devices.flatMap((device) => this.livingOn(device));
  }

  /** The tabs of a device with a page. */
  readonly livingOn = (of: Device): readonly Tab[] =>
    this.opened.filter(({ isAlive, device }) => isAlive && device === of);

  lettersOf(username: string): Letters {
    const letters = this.#letters.get(username.toLowerCase()) ?? new Letters(this);
    this.#letters.set(username.toLowerCase(), letters);
    return letters;
  }

  note(line: string): void {
    this.trace.push(`${(this.clock.elapsed / 1000).toFixed(2).padStart(8)}  ${line}`);
  }

  readonly count = (what: string): void => {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
  };
}
