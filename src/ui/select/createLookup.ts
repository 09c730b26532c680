import { createDebounce } from './createDebounce.ts';

/** One suggestion, as the lookup returns it. Spec §3. */
export interface LookupItem {
  id: string;
  text: string;
  sub_text?: string;
}

export type LoadOptions = (text: string, signal: AbortSignal) => Promise<readonly LookupItem[]>;

export interface LookupState {
  items: readonly LookupItem[];
  isLoading: boolean;
}

export interface Lookup {
  search: (text: string) => void;
  stop: () => void;
}

/** How long typing must pause before a lookup, and the longest it is held back. Spec §9. */
export const lookupDelays = { waitMs: 200, maxWaitMs: 500 } as const;

/**
 * Looks up the typed text, with one call for a burst of keys.
 *
 * Blank text calls nothing; a reply counts only if no newer call has been made (TRAP-53);
 * a failed call is an empty list.
 */
export function createLookup(load: LoadOptions, onState: (state: LookupState) => void): Lookup {
  let items: readonly LookupItem[] = [];
  let running: AbortController | undefined;

  const emit = (next: readonly LookupItem[], isLoading: boolean) => {
    items = next;
    onState({ items, isLoading });
  };
  const run = async (text: string) => {
    running?.abort();
    const own = new AbortController();
    running = own;
    const found = await load(text, own.signal).catch(() => []);
    if (running === own) emit(found, false);
  };
  const debounced = createDebounce((text: string) => void run(text), lookupDelays);

  const stop = () => {
    debounced.cancel();
    running?.abort();
    running = undefined;
  };
  return {
    stop,
    search: (text) => {
      if (text.trim() === '') {
        stop();
        emit([], false);
        return;
      }
      emit(items, true);
      debounced.call(text);
    },
  };
}
