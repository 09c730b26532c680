import { isOpen, keysOfGate } from '../../core/run/conditions/isOpen.ts';
import type { Gate } from '../../core/run/walkForm.ts';
import { useFormValue } from '../../session/index.ts';

/** Says whether a gate is open; renders again only when that changes. */
export function useGate(gate: Gate): boolean {
  return useFormValue(({ view }) => isOpen(gate, view), keysOfGate(gate));
}
