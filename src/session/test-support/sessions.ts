import { FormStore } from '../../core/answers/FormStore.ts';
import { EMPTY_FORM_STATE } from '../../core/answers/FormState.ts';
import { createQueryClient } from '../../data/createQueryClient.ts';
import type { FormIndex } from '../../core/question/indexForm.ts';
import type { StudentSession, VisitorSession } from '../Session.ts';

function connect(index: FormIndex) {
  const controller = new AbortController();
  const form = new FormStore(index, () => '2026-11-22');
  form.hydrate(EMPTY_FORM_STATE, {});
  return {
    id: 'before',
    controller,
    signal: controller.signal,
    sdk: {} as StudentSession['sdk'],
    queryClient: createQueryClient(() => undefined),
    form,
    post: () => undefined,
  };
}

/** A student whose form this tab has open; the browser's marker is `mine`. */
export function studentSession(index: FormIndex): StudentSession {
  return {
    ...connect(index),
    kind: 'student',
    isStudent: true,
    username: 'ana@example.com',
    owner: { username: 'ana@example.com', marker: 'mine' },
    hasChangedPage: true,
  };
}

/** Somebody without an account, with the form open. */
export function visitorSession(index: FormIndex): VisitorSession {
  return { ...connect(index), kind: 'visitor', isStudent: false, unsaved: null };
}
