import type { Topic } from '../../core/run/answers/Topics.ts';
import { isOpen, keysOfGate } from '../../core/run/conditions/isOpen.ts';
import type { Gate } from '../../core/declare/walkForm.ts';
import { useFormValue } from '../../data/useFormValues.ts';
import { useFormStore } from '../../data/Connection.ts';

/** Says whether a gate is open; renders again only when that changes. */
export function useGate(gate: Gate): boolean {
  const store = useFormStore();
  return useFormValue(topicsOf(gate), () => isOpen(gate, store.view));
}

function topicsOf(gate: Gate): readonly Topic[] {
  switch (gate.gate) {
    case 'tab':
      return [`tab:${gate.tabsId}`];
    case 'item':
      return [`count:${gate.buttonId}`];
    default:
      return keysOfGate(gate);
  }
}
