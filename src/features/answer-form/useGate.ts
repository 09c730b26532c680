import { isOpen, keysOfGate } from '../../core/run/conditions/isOpen.ts';
import type { Gate } from '../../core/run/walkForm.ts';
import { useFormValue } from '../../session/index.ts';

/** Returns whether a gate is open; rerenders only when that changes. */
export function useGate(gate: Gate): boolean {
  const keys = keysOfGate(gate);
  // A tab or an item follows no answer, but the tabs and counts.
  return useFormValue(({ view }) => isOpen(gate, view), keys.length > 0 ? keys : undefined);
}
