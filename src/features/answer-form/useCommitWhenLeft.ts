import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import type { FormStore } from '../../core/run/answers/FormStore.ts';
import { afterPress, isEnter } from '../../ui/index.ts';
import { useFormStore } from '../../session/index.ts';

/** Fields whose `change` event fires only on blur or autofill; dates fire it per part, radios per arrow key. */
const SAYS_CHANGE = 'textarea, input:not([type=date], [type=radio], [type=checkbox], [type=file])';

/** Commits the entered answer when its field is left: on blur, Enter, or a change without focus (autofill). */
export function useCommitWhenLeft() {
  const store = useFormStore();
  const ref = useRef<HTMLFormElement>(null);

  useLayoutEffect(() => {
    const form = ref.current;
    const handleChange = ({ target }: Event) => {
      if (target instanceof Element && target.matches(SAYS_CHANGE)) commitField(store, target);
    };
    const handleKey = (event: KeyboardEvent) => {
      if (isEnter(event)) store.commit();
    };
    const listening = new AbortController();
    const { signal } = listening;
    form?.addEventListener('change', handleChange, { signal });
    // A native listener, because React would create a synthetic event for each keystroke.
    form?.addEventListener('keydown', handleKey, { signal });
    return () => listening.abort();
  }, [store]);

  return {
    ref,
    onBlur: ({ target, relatedTarget }: FocusEvent) => {
      // Moving from one radio to the next does not leave the group.
      if (relatedTarget && fieldOf(target)?.contains(relatedTarget)) return;
      commitField(store, target);
    },
  };
}

/** Commits, unless focus is still in the field, e.g. in a list that has just replaced its input. */
function commitField(store: FormStore, target: Element): void {
  const field = fieldOf(target);
  const commit = () => {
    if (!field?.contains(document.activeElement)) store.commit();
  };
  afterPress(() => queueMicrotask(commit));
}

function fieldOf(target: Element): Element | null {
  return target.closest('[data-field]');
}
