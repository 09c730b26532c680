export interface Debounced<Value> {
  call: (value: Value) => void;
  cancel: () => void;
}

export interface DebounceConfig {
  waitMs: number;
  /** The longest a steady stream of calls can hold a run back. */
  maxWaitMs: number;
}

/** Runs `run` with the last value once calls have paused for `waitMs`, at the latest every `maxWaitMs`. */
export function createDebounce<Value>(
  run: (value: Value) => void,
  { waitMs, maxWaitMs }: DebounceConfig,
): Debounced<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let firstAt: number | undefined;

  const cancel = () => {
    clearTimeout(timer);
    firstAt = undefined;
  };
  return {
    cancel,
    call: (value) => {
      const now = Date.now();
      firstAt ??= now;
      clearTimeout(timer);
      const wait = Math.min(waitMs, Math.max(0, firstAt + maxWaitMs - now));
      timer = setTimeout(() => {
        firstAt = undefined;
        run(value);
      }, wait);
    },
  };
}
