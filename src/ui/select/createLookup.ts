/** One suggestion, as returned by the lookup. Spec §3. */
export interface LookupItem {
  id: string;
  text: string;
  sub_text?: string;
}

export type LoadOptions = (text: string) => Promise<readonly LookupItem[]>;

export interface LookupState {
  items: readonly LookupItem[];
  isLoading: boolean;
}

/** The pause in typing before a lookup, and how long continuous typing can delay one. Spec §9. */
const delays = { waitMs: 200, maxWaitMs: 500 } as const;

/** Creates a debounced lookup. A reply is ignored once a newer call has been made; a failed call empties the list. */
export function createLookup(load: LoadOptions, onState: (state: LookupState) => void) {
  let items: readonly LookupItem[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let firstKeyAt: number | undefined;
  let newestCall = 0;

  const emit = (next: readonly LookupItem[], isLoading: boolean) => {
    items = next;
    onState({ items, isLoading });
  };
  const run = async (text: string) => {
    firstKeyAt = undefined;
    newestCall += 1;
    const own = newestCall;
    const found = await load(text).catch(() => []);
    if (newestCall === own) emit(found, false);
  };

  const stop = () => {
    clearTimeout(timer);
    firstKeyAt = undefined;
    newestCall += 1;
  };
  return {
    stop,
    /** Keeps the suggestions as they are until the text changes, so that the one being pressed stays in place. */
    hold: () => {
      stop();
      emit(items, false);
    },
    search: (text: string) => {
      if (text.trim() === '') {
        stop();
        emit([], false);
        return;
      }
      emit(items, true);
      clearTimeout(timer);
      const now = Date.now();
      firstKeyAt ??= now;
      const latest = Math.max(now, firstKeyAt + delays.maxWaitMs);
      timer = setTimeout(() => void run(text), Math.min(delays.waitMs, latest - now));
    },
  };
}
