/** Runs slow work for students in turn. */
export type Turns = ReturnType<typeof createTurns>;

interface Work {
  begin: () => Promise<void>;
  drop: () => void;
}

/**
 * Creates a queue that runs the work of a few students at once, one piece of work for each. The next turn goes to the
 * student who has waited longest, so that nobody's many files delay another student's only one.
 */
export function createTurns(atOnce: number) {
  /** The work of each student, who are listed in the order of their turns. */
  const waiting = new Map<number, readonly Work[]>();
  const busy = new Set<number>();

  /** Moves a student with more work to the end. */
  const requeue = (student: number, works: readonly Work[] = []): void => {
    waiting.delete(student);
    if (works.length > 0) waiting.set(student, works);
  };

  const goOn = (): void => {
    const student = [...waiting.keys()].find((one) => !busy.has(one));
    if (student === undefined || busy.size === atOnce) return;
    const [work, ...rest] = waiting.get(student) ?? [];
    requeue(student, rest);
    busy.add(student);
    void work?.begin().finally(() => {
      busy.delete(student);
      requeue(student, waiting.get(student));
      goOn();
    });
    goOn();
  };

  return {
    /** Resolves to the result of the work, or to undefined if it was dropped before its turn. */
    take: <Result>(student: number, work: () => Promise<Result>): Promise<Result | undefined> =>
      new Promise((resolve, reject) => {
        const begin = () => work().then(resolve, reject);
        const drop = () => resolve(undefined);
        waiting.set(student, [...(waiting.get(student) ?? []), { begin, drop }]);
        goOn();
      }),
    /** Drops all work that has not begun. */
    stop(): void {
      for (const { drop } of [...waiting.values()].flat()) drop();
      waiting.clear();
    },
  };
}
