import { UI_WORDS } from '../uiWords.ts';
import { useIsLate } from '../useIsLate.ts';

/** How long an action may take without a note, in ms: less than the timeout of even one of its calls. */
const SLOW_MS = 10_000;

/** Shows that an action takes longer than usual, until it ends. */
export function SlowNote({ isWaiting }: { isWaiting: boolean }) {
  const isSlow = useIsLate(isWaiting, SLOW_MS);
  // Always rendered, so that screen readers announce its content when it appears.
  return <div role="status">{isSlow && <p className="app-notice">{UI_WORDS.slow}</p>}</div>;
}
