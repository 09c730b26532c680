import { UI_WORDS } from '../uiWords.ts';
import { useIsLate } from '../useIsLate.ts';

/** When the note appears, in ms; before a single call times out. */
const SLOW_MS = 10_000;

/** Shows a note if an action takes longer than usual. */
export function SlowNote({ isWaiting }: { isWaiting: boolean }) {
  const isSlow = useIsLate(isWaiting, SLOW_MS);
  // Always rendered, so that screen readers announce its content when it appears.
  return <div role="status">{isSlow && <p className="app-notice">{UI_WORDS.slow}</p>}</div>;
}
