/** How long after the first reply old records are deleted, in ms, when the page has finished loading. */
const CLEANING_MS = 5_000;

/** The server's clock, as its replies tell it. The device's clock may be days off. */
export class ServerClock {
  /** What to add to the time since the page began. */
  #offset: number | null = null;

  /** The server's time, in ms; null if no reply has told it yet. */
  get now(): number | null {
    return this.#offset === null ? null : Math.round(performance.now() + this.#offset);
  }

  /** Sets the clock by a reply. After its first one, every page deletes old records, even if only visitors come. */
  set({ headers }: Response): void {
    const date = Date.parse(headers.get('Date') ?? '');
    if (Number.isNaN(date)) return;
    if (this.#offset === null) setTimeout(() => void this.#deleteOldRecords(), CLEANING_MS);
    this.#offset = date - performance.now();
  }

  /** If the browser blocks it, the next page tries again. */
  async #deleteOldRecords(): Promise<void> {
    await import('./deleteOldRecords.ts')
      .then(({ deleteOldRecords }) => deleteOldRecords(this.now))
      .catch(() => undefined);
  }
}
