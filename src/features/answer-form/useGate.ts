import { isOpen, keysOfGate } from '../../core/run/conditions/isOpen.ts';
import type { Gate } from '../../core/run/walkForm.ts';
import { useFormValue } from '../../session/index.ts';

export function useGate(gate: Gate): boolean {
  const keys = keysOfGate(gate);
  // Tabs and items do not depend on answers, so they follow every change.
  return useFormValue(({ view }) => isOpen(gate, view), keys.length > 0 ? keys : undefined);
}
