/** 3G as defined in Chromium's developer tools. */
export const SLOW_LINE = { latencyMs: 300, upBitsPerSecond: 750_000, downBitsPerSecond: 1_500_000 };

/** Returns how long a call takes over 3G, in ms, excluding the backend's own time. */
export function timeOnSlowLine(sentBytes: number, receivedBytes: number): number {
  const { latencyMs, upBitsPerSecond, downBitsPerSecond } = SLOW_LINE;
  return latencyMs + 8_000 * (sentBytes / upBitsPerSecond + receivedBytes / downBitsPerSecond);
}
