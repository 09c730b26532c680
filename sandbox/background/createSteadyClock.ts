/**
 * Creates a clock that does not go back if the machine's clock is set back: from then on it stays ahead. Otherwise a
 * limit would last until the machine's clock has caught up, and a code would be valid for that long.
 *
 * @param monotonic - milliseconds that only ever advance.
 */
export function createSteadyClock(
  wall: () => number,
  monotonic: () => number = () => performance.now(),
): () => number {
  let last = { wall: wall(), monotonic: monotonic() };
  let ahead = 0;
  return () => {
    const now = { wall: wall(), monotonic: monotonic() };
    if (now.wall < last.wall) ahead += Math.round(last.wall - now.wall + now.monotonic - last.monotonic);
    last = now;
    return now.wall + ahead;
  };
}
