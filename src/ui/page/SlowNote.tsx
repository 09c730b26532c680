import { UI_WORDS } from '../uiWords.ts';
import { useIsLate } from '../useIsLate.ts';

/** How long an action may take before the note appears, in ms; shorter than the timeout of a single call. */
const SLOW_MS = 10_000;

/** Shows a note if an action takes longer than usual. */
export function SlowNote({ isWaiting }: { isWaiting: boolean }) {
  const isSlow = useIsLate(isWaiting, SLOW_MS);
  // Always rendered, so that screen readers announce its content when it appears.
  return <div role="status">{isSlow && <p className="app-notice">{UI_WORDS.slow}</p>}</div>;
}
