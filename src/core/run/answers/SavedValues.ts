import { IN_FLIGHT_MS } from '../../constants.ts';

type Values<Value> = Readonly<Record<string, Value>>;

/**
 * Where a save came from: this page, this page as it was hidden (which informs the other tabs), or another
 * tab as it was hidden.
 */
export type SaveOrigin = 'page' | 'last letters' | 'other tab';

/** A save that has been sent. Until its outcome is known, the server may or may not have its values. */
export interface SentSave<Value> {
  /** A sequence number that increases with each save. */
  order: number;
  readonly values: Map<string, Value>;
  /** Keys for which no later save has been confirmed. */
  readonly inDoubt: Set<string>;
  readonly origin: SaveOrigin;
  readonly sentAt: number;
  /**
   * When it failed or became too old to be in flight, in ms. By then the server has applied it or never will.
   */
  endedAt: number;
}

/**
 * Tracks which values the server has confirmed and which it may have.
 *
 * A save without a reply may have been applied, so its keys stay unsaved, whatever their value, until a later
 * save of them is confirmed. Comparing only with the last confirmed value would miss a change back to that
 * value.
 */
export class SavedValues<Value> {
  readonly #none: Value | undefined;
  #confirmed: Values<Value> = {};
  /** Key → the sequence number of the save that confirmed it. */
  readonly #confirmedBy = new Map<string, number>();
  /**
   * Key → the value that the other tabs know, saved or not. If one of them later saves a different value,
   * that value is newer.
   */
  #common: Values<Value> = {};
  #order = 0;
  #sent: readonly SentSave<Value>[] = [];

  /** @param none the value assumed for a missing key. */
  constructor(none?: Value) {
    this.#none = none;
  }

  get confirmed(): Values<Value> {
    return this.#confirmed;
  }

  /** Resets to the values that the server has. */
  reset(confirmed: Values<Value>): void {
    this.#confirmed = confirmed;
    this.#confirmedBy.clear();
    this.#common = {};
    this.#sent = [];
  }

  /** Returns the values that still have to be sent. */
  unsavedOf(values: Values<Value>): Record<string, Value> {
    const inDoubt = new Set(this.#sent.flatMap((save) => [...save.inDoubt]));
    return Object.fromEntries(
      Object.entries(values).filter(
        ([key, value]) => inDoubt.has(key) || value !== (this.#confirmed[key] ?? this.#none),
      ),
    );
  }

  /**
   * Returns the unsaved values that the other tabs do not know about. For any other key, a value saved by another tab counts as newer.
   */
  changedHere(values: Values<Value>): Record<string, Value> {
    return Object.fromEntries(
      Object.entries(this.unsavedOf(values)).filter(([key, value]) => value !== this.#common[key]),
    );
  }

  /**
   * Records changes made here. Other tabs do not know the new values, even if they previously knew equal
   * ones.
   */
  change(keys: readonly string[]): void {
    for (const changed of keys.filter((key) => key in this.#common)) {
      const { [changed]: _replaced, ...common } = this.#common;
      this.#common = common;
    }
  }

  /** Records a save as sent. It stays in doubt until its outcome is known or a later save is confirmed. */
  send(values: Values<Value>, origin: SaveOrigin = 'page', at = 0): SentSave<Value> {
    this.#order += 1;
    const save = {
      order: this.#order,
      values: new Map(Object.entries(values)),
      inDoubt: new Set(Object.keys(values)),
      origin,
      sentAt: at,
      endedAt: at + IN_FLIGHT_MS,
    };
    this.#sent = [...this.#sent, save];
    if (origin !== 'page') this.#common = { ...this.#common, ...values };
    return save;
  }

  /**
   * Records that the server has accepted a save, which also settles its keys in earlier saves. The values of
   * saves that ended before this one was sent are forgotten, because the server can no longer return them.
   *
   * If a later save has already been confirmed with another value for a key, that key is in doubt: the order
   * in which the server applied the two is unknown.
   */
  confirm(save: SentSave<Value>, values: Values<Value>): void {
    save.inDoubt.clear();
    const known = { ...this.#confirmed };
    const common = { ...this.#common };
    for (const [key, value] of Object.entries(values)) {
      if ((this.#confirmedBy.get(key) ?? 0) > save.order) {
        if (value !== known[key]) save.inDoubt.add(key);
        continue;
      }
      known[key] = common[key] = value;
      this.#confirmedBy.set(key, save.order);
      for (const other of this.#sent) {
        if (other.order < save.order) other.inDoubt.delete(key);
        if (other.endedAt < save.sentAt) other.values.delete(key);
      }
    }
    this.#confirmed = known;
    this.#common = common;
    if (save.inDoubt.size === 0) this.refuse(save);
  }

  /** Records that a save has failed without a reply. */
  end(save: SentSave<Value>, at: number): void {
    save.endedAt = at;
  }

  /** Records that the server has rejected a save: none of it was applied. */
  refuse(save: SentSave<Value>): void {
    this.#sent = this.#sent.filter((each) => each !== save);
  }

  /**
   * Records that a save was cancelled in favour of the next one; the server may still apply it until the next
   * save is done.
   */
  postpone(save: SentSave<Value>): void {
    save.order = this.#order + 1.5;
  }

  /**
   * Records values that another tab has saved or that were read from the server. An earlier save from here
   * may still overwrite them.
   *
   * @param kept the unsaved values that this page keeps; what the other tabs know about them is left
   * unchanged.
   */
  learn(values: Values<Value>, kept: Values<Value> = {}): void {
    this.#confirmed = { ...this.#confirmed, ...values };
    const shown = Object.entries(values).filter(([key]) => !(key in kept));
    this.#common = { ...this.#common, ...Object.fromEntries(shown) };
    for (const key of Object.keys(values)) this.#confirmedBy.set(key, this.#order + 0.5);
    for (const { origin, values: sent, inDoubt } of this.#sent) {
      if (origin !== 'other tab') continue;
      for (const [key, value] of Object.entries(values)) {
        inDoubt.delete(key);
        if (sent.get(key) === value) sent.delete(key);
      }
    }
  }

  /**
   * Recognises values from the server that an earlier save by this page, or by a tab being hidden, may have
   * written. Each value is recognised only once.
   *
   * @returns the other values, which came from another device.
   */
  learnSent(values: Values<Value>): Record<string, Value> {
    const own: Record<string, Value> = {};
    const others: Record<string, Value> = {};
    for (const [key, value] of Object.entries(values))
      (this.#takeSent(key, value) ? own : others)[key] = value;
    this.#confirmed = { ...this.#confirmed, ...own };
    this.#common = { ...this.#common, ...own };
    return others;
  }

  #takeSent(key: string, value: Value): boolean {
    // A save of the whole map sends the version it is based on, so the server rejects it once a later save
    // has been confirmed.
    const mayHavePut = ({ origin, inDoubt }: SentSave<Value>) => origin !== 'page' || inDoubt.has(key);
    const save = this.#sent.find((each) => mayHavePut(each) && each.values.get(key) === value);
    return save?.values.delete(key) ?? false;
  }
}
