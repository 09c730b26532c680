import { type FocusEvent, useEffect, useRef } from 'react';
import type { FormStore } from '../../core/run/answers/FormStore.ts';
import { afterPress } from '../../ui/index.ts';
import { useFormStore } from '../../session/index.ts';

/** Fields that say `change` when they are left or filled in; a date says it at each part, radios at each arrow key. */
const SAYS_CHANGE = 'textarea, input:not([type=date], [type=radio], [type=checkbox], [type=file])';

/**
 * Commits what waits for a field to be left: by blur, Enter, or a change without focus, as browsers fill in.
 *
 * One place for a whole form, so that a field costs nothing.
 */
export function useCommitWhenLeft() {
  const store = useFormStore();
  const ref = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const form = ref.current;
    const handleChange = ({ target }: Event) => {
      if (target instanceof Element && target.matches(SAYS_CHANGE)) leaveField(store, target);
    };
    const handleKey = ({ key, isComposing }: KeyboardEvent) => {
      if (key === 'Enter' && !isComposing) store.flush();
    };
    const listening = new AbortController();
    const { signal } = listening;
    form?.addEventListener('change', handleChange, { signal });
    // Not React's: it would make an event of its own for each letter.
    form?.addEventListener('keydown', handleKey, { signal });
    return () => listening.abort();
  }, [store]);

  return {
    ref,
    onBlur: ({ target, relatedTarget }: FocusEvent) => {
      // From one radio to the next the group is not left.
      if (relatedTarget && fieldOf(target)?.contains(relatedTarget)) return;
      leaveField(store, target);
    },
  };
}

/** Commits, unless the focus is in the field all the same: in a list that has just taken the place of its input. */
function leaveField(store: FormStore, target: Element): void {
  const field = fieldOf(target);
  const leave = () => {
    if (!field?.contains(document.activeElement)) store.flush();
  };
  afterPress(() => queueMicrotask(leave));
}

function fieldOf(target: Element): Element | null {
  return target.closest('.app-field');
}
