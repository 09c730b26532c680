/** A reply that replaces the real one, or a delay before the real reply. */
export interface Fault {
  /** The operationId of the affected calls. */
  operation: string;
  /** Limits the fault to this student's calls, so that two tests or two people do not interfere. */
  student?: string;
  /** If missing, the real reply is sent after the delay. */
  reply?: { status: number; body: object; headers?: Readonly<Record<string, string>> };
  /** How many calls the fault affects; by default all, until it is removed. */
  times?: number;
  delayMs?: number;
}

export type Faults = ReturnType<typeof createFaults>;

export function createFaults() {
  let faults: Fault[] = [];
  return {
    add: (fault: Fault) => void faults.push({ ...fault }),
    list: (): readonly Fault[] => faults,
    /** Removes the faults that affect a student's calls, also those that affect everyone's; by default all. */
    clear(student?: string): void {
      faults = faults.filter((fault) => student && fault.student && fault.student !== student);
    },
    /** Finds the fault that affects a call, and counts the call towards its limit. */
    async take(operation: string, whoCalls: () => Promise<string>): Promise<Fault | undefined> {
      const hits = faults.filter((fault) => fault.operation === operation);
      if (hits.length === 0) return undefined;
      const student = await whoCalls();
      const fault = hits.find((one) => one.student === undefined || one.student === student);
      if (fault?.times !== undefined) fault.times -= 1;
      faults = faults.filter(({ times = 1 }) => times > 0);
      return fault;
    },
  };
}
