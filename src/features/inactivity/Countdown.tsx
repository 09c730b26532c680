import { Fuse } from '../../ui/index.ts';
import { INACTIVITY_WORDS as WORDS } from './inactivityWords.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';

/** Counts down to the log-out: for the eye every second, for the ear three times in the minute. */
export function Countdown({ until }: { until: number }) {
  const seconds = useSecondsLeft(until);
  return (
    <>
      <p aria-hidden="true">{WORDS.countdown(seconds)}</p>
      <p className="app-visually-hidden" role="status">
        {announce(seconds)}
      </p>
      <Fuse seconds={60} />
    </>
  );
}

/** A voice that counted every second would drown the question. */
function announce(seconds: number): string {
  if (seconds > 30) return WORDS.oneMinute;
  return WORDS.countdown(seconds > 10 ? 30 : 10);
}
