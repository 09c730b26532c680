import { UI_WORDS } from '../uiWords.ts';
import { useIsLate } from '../useIsLate.ts';

/** How long a press may take without a word, in ms: less than one call, of which it may send several. */
const SLOW_MS = 10_000;

/** Says that what was pressed takes longer than usual; it goes when that ends. */
export function SlowNote({ isWaiting }: { isWaiting: boolean }) {
  const isSlow = useIsLate(isWaiting, SLOW_MS);
  // Always there, so that screen readers announce what comes into it.
  return <div role="status">{isSlow && <p className="app-notice">{UI_WORDS.slow}</p>}</div>;
}
