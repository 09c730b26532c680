/** The fields of a Chromium trace event that the benchmark reads; times in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  /** CPU time of the thread, unaffected by other programs on the machine. */
  tdur?: number;
  pid: number;
  tid: number;
  args: { data?: { type?: string } };
}

/** Events that run JavaScript; they nest, so only the outermost counts. */
const SCRIPT = new Set(['FunctionCall', 'EvaluateScript', 'RunMicrotasks', 'v8.callFunction']);
const TASK = new Set(['RunTask', 'ThreadControllerImpl::RunTask']);

/**
 * Splits a trace at each event of a kind, such as `keydown`, and returns the time that the main thread spends on
 * JavaScript (listeners, microtasks, timers) between them, in ms. The last part extends to the end of the trace.
 * The protocol's ScriptDuration misses the microtasks.
 */
export function readTrace(trace: Buffer, dispatched: string): number[] {
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: TraceEvent[] };
  const starts = traceEvents.filter(
    ({ name, args }) => name === 'EventDispatch' && args.data?.type === dispatched,
  );
  const [first] = starts;
  if (!first) throw new Error(`The trace has no ${dispatched}.`);
  const main = traceEvents.filter(({ pid, tid, ph }) => pid === first.pid && tid === first.tid && ph === 'X');
  const tasks = main.filter(({ name }) => TASK.has(name));
  // The task begins slightly before it dispatches the event, so the trace is cut at the start of the task.
  const cuts = starts
    .map(({ ts }) => tasks.findLast((task) => task.ts <= ts && task.ts + (task.dur ?? 0) >= ts)?.ts ?? ts)
    .sort((a, b) => a - b);
  const script = main.filter(({ name }) => SCRIPT.has(name));

  return cuts.map((from, at) => {
    const until = cuts[at + 1] ?? Infinity;
    return sumUnion(script.filter(({ ts }) => ts >= from && ts < until));
  });
}

/** Sums the durations of the events that are not nested in another one. */
function sumUnion(events: readonly TraceEvent[]): number {
  let sum = 0;
  let covered = 0;
  for (const { ts, dur = 0, tdur = dur } of events.toSorted((a, b) => a.ts - b.ts)) {
    if (ts < covered) continue;
    sum += tdur;
    covered = ts + dur;
  }
  return sum / 1000;
}
