type Values<Value> = Readonly<Record<string, Value>>;

/** Who sent a save: this page, this page as it was left, which the other tabs were told, or another tab likewise. */
export type SaveOrigin = 'page' | 'last letters' | 'other tab';

/** A save that has been sent; the server may have its values until its outcome is known. */
export interface SentSave<Value> {
  /** Grows with each save that is sent. */
  order: number;
  readonly values: Map<string, Value>;
  /** Keys for which no later save has been confirmed. */
  readonly inDoubt: Set<string>;
  readonly origin: SaveOrigin;
}

/**
 * Tracks which values the server has confirmed and which it may have.
 *
 * A save without a reply may have been applied, so its keys stay unsaved, whatever their value, until a later save of
 * them is confirmed. Comparing with the last confirmed value alone would take a return to it for no change.
 */
export class SavedValues<Value> {
  readonly #none: Value | undefined;
  #confirmed: Values<Value> = {};
  /** Key → the order of the save that confirmed it. */
  readonly #confirmedBy = new Map<string, number>();
  /** Key → the value that the other tabs know of, saved or told: what they save of it next was entered over that. */
  #common: Values<Value> = {};
  #order = 0;
  #sent: readonly SentSave<Value>[] = [];

  /** @param none the value a key without one stands for. */
  constructor(none?: Value) {
    this.#none = none;
  }

  get confirmed(): Values<Value> {
    return this.#confirmed;
  }

  /** Starts again from what the server has. */
  reset(confirmed: Values<Value>): void {
    this.#confirmed = confirmed;
    this.#confirmedBy.clear();
    this.#common = {};
    this.#sent = [];
  }

  /** The values that still have to be sent. */
  unsavedOf(values: Values<Value>): Record<string, Value> {
    const inDoubt = new Set(this.#sent.flatMap((save) => [...save.inDoubt]));
    return Object.fromEntries(
      Object.entries(values).filter(
        ([key, value]) => inDoubt.has(key) || value !== (this.#confirmed[key] ?? this.#none),
      ),
    );
  }

  /** The unsaved values that the other tabs do not know: what they save of the rest was entered over it. */
  changedHere(values: Values<Value>): Record<string, Value> {
    return Object.fromEntries(
      Object.entries(this.unsavedOf(values)).filter(([key, value]) => value !== this.#common[key]),
    );
  }

  /** Notes values changed here: the other tabs do not know them, even those that return to what they know. */
  change(keys: readonly string[]): void {
    for (const changed of keys.filter((key) => key in this.#common)) {
      const { [changed]: _replaced, ...common } = this.#common;
      this.#common = common;
    }
  }

  /** Notes a save as sent. One whose fate stays unknown is never settled. */
  send(values: Values<Value>, origin: SaveOrigin = 'page'): SentSave<Value> {
    this.#order += 1;
    const save = {
      order: this.#order,
      values: new Map(Object.entries(values)),
      inDoubt: new Set(Object.keys(values)),
      origin,
    };
    this.#sent = [...this.#sent, save];
    if (origin !== 'page') this.#common = { ...this.#common, ...values };
    return save;
  }

  /**
   * Notes that the server has taken a save; it also settles the keys of those sent before.
   *
   * A key that a later save has been confirmed for already, with another value, is in doubt: which of the two the server
   * took last is not known.
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
      for (const other of this.#sent) if (other.order < save.order) other.inDoubt.delete(key);
    }
    this.#confirmed = known;
    this.#common = common;
    if (save.inDoubt.size === 0) this.refuse(save);
  }

  /** Notes that the server has refused a save: none of it was applied. */
  refuse(save: SentSave<Value>): void {
    this.#sent = this.#sent.filter((each) => each !== save);
  }

  /** Notes that a save was called off for the one that is sent next: the server may take it up to after that one. */
  postpone(save: SentSave<Value>): void {
    save.order = this.#order + 1.5;
  }

  /** Notes values that another tab has saved, or that were read from the server; a save sent before may come after them. */
  learn(values: Values<Value>): void {
    this.#confirmed = { ...this.#confirmed, ...values };
    this.#common = { ...this.#common, ...values };
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
   * Learns those of the server's values that saves of this page without a reply have put there, or what another tab sent
   * as it was left, which was replaced here since; each counts once.
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
    // A save of the whole map names its version: once a later one is confirmed, the server takes it no more.
    const mayHavePut = ({ origin, inDoubt }: SentSave<Value>) => origin !== 'page' || inDoubt.has(key);
    const save = this.#sent.find((each) => mayHavePut(each) && each.values.get(key) === value);
    return save?.values.delete(key) ?? false;
  }
}
