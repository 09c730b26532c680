import type { ContractKit } from '../../contracts/kit/openContract.ts';
import { listExampleReplies, type ExampleReply } from '../developer/listExampleReplies.ts';
import type { NetworkFault } from './Backend.ts';

const NETWORK: readonly string[] = [
  'offline',
  'no-reply',
  'reply-lost',
  'late',
  'html-502',
] satisfies NetworkFault[];

/** The work that the fault `conversion:failed` affects; it is no operation of the contract. */
export const CONVERSION = 'conversion';

const LATE_MS = 10_000;

interface PlannedFault {
  id: number;
  name: string;
  /** The affected operation, or `*`. */
  operation: string;
  network?: NetworkFault;
  reply?: ExampleReply;
  delayMs: number;
  timesLeft: number;
  browser: number | undefined;
  isMet: boolean;
}

/** What `fail` takes, as it reaches the stand-in. */
export interface FaultRequest {
  times?: number | undefined;
  delayMs?: number | undefined;
  browser?: number | undefined;
}

/** Keeps the faults that are still to happen, in the order in which they were planned. */
export function createFaultPlan(kit: ContractKit) {
  let faults: PlannedFault[] = [];
  let lastId = 0;
  return {
    /** @throws Error with what to write instead. */
    add(name: string, { times = 1, delayMs, browser }: FaultRequest): number {
      if (times !== Infinity && !(Number.isInteger(times) && times >= 1))
        throw new Error(`times must be a whole number from 1, or Infinity, and is ${String(times)}.`);
      if (delayMs !== undefined && !(Number.isFinite(delayMs) && delayMs >= 0))
        throw new Error(`delayMs must be a number of milliseconds from 0, and is ${String(delayMs)}.`);
      const what = readName(kit, name);
      if (what.operation === CONVERSION && (browser !== undefined || delayMs !== undefined))
        throw new Error(`${name} belongs to no call, so it takes neither only nor delayMs.`);
      lastId += 1;
      const wait = delayMs ?? (what.network === 'late' ? LATE_MS : 0);
      faults.push({ id: lastId, name, ...what, delayMs: wait, timesLeft: times, browser, isMet: false });
      return lastId;
    },
    remove(id: number): void {
      faults = faults.filter((fault) => fault.id !== id);
    },
    /** Finds the fault that a call meets, and counts the call towards its limit. */
    take(operation: string, browser?: number): PlannedFault | undefined {
      const fault = faults.find(
        (one) =>
          one.timesLeft > 0 &&
          (one.operation === operation || (one.operation === '*' && operation !== CONVERSION)) &&
          (one.browser === undefined || one.browser === browser),
      );
      if (!fault) return undefined;
      fault.timesLeft -= 1;
      fault.isMet = true;
      return fault;
    },
    listUnmet: () => faults.filter(({ isMet }) => !isMet).map(({ name }) => name),
  };
}

function readName(kit: ContractKit, name: string): Pick<PlannedFault, 'operation' | 'network' | 'reply'> {
  const [operation = '', ...rest] = name.split(':');
  const what = rest.join(':');
  if (operation === CONVERSION && what === 'failed') return { operation };
  const replies = listExampleReplies(kit, operation);
  const known = Object.keys(replies).map((one) => `${operation}:${one}`);
  if ((operation === '*' || known.length > 0) && NETWORK.includes(what))
    return { operation, network: what as NetworkFault };
  if (Object.hasOwn(replies, what)) return { operation, reply: replies[what] };
  const instead = known.length > 0 ? ` Its examples: ${known.join(', ')}.` : '';
  throw new Error(`The contract has no example ${name}.${instead}`);
}
