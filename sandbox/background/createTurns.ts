/** Does tasks so many at a time, in the order they came; the others wait. */
export type Turns = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** Makes turns for things of which a machine bears only a few at once. */
export function createTurns(atOnce: number): Turns {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (task) => {
    if (running >= atOnce) await new Promise<void>((begin) => waiting.push(begin));
    else running += 1;
    try {
      return await task();
    } finally {
      // The place goes to who waits longest, or is free.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
