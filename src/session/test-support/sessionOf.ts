import { vi } from 'vitest';
import { FormStore } from '../../core/run/answers/FormStore.ts';
import type { Form } from '../../core/declare/FormNode.ts';
import { indexForm } from '../../core/run/indexForm.ts';
import { createQueryClient } from '../calls/createQueryClient.ts';
import { NAME_FORM } from './aHost.ts';
import { type Application, JANE, openApplication } from './openApplication.ts';
import { type Answers, sdkOn } from './server.ts';
import type { ApplicationEvent } from '../browser/TabChannel.ts';
import type { StudentSession } from '../Session.ts';

interface Settings extends Application {
  readonly form?: Form;
  readonly calls?: Answers;
}

/** Creates a student's session with an open application, on a server with the replies `calls`. */
export function sessionOf({ form = NAME_FORM, calls = {}, ...application }: Settings) {
  const controller = new AbortController();
  const requests: Request[] = [];
  const onFailure = vi.fn<(error: Error) => void>();
  const announceFailure = vi.fn<(message: string, key: string) => void>();
  const post = vi.fn<(event: ApplicationEvent) => void>();
  const session: StudentSession = {
    sdk: sdkOn(calls, { signal: controller.signal }, requests),
    queryClient: createQueryClient((error) => onFailure(error)),
    form: new FormStore(indexForm(form), () => '2025-06-01'),
    id: 'jane',
    kind: 'student',
    username: application.username ?? JANE,
    marker: 'm-1',
    hasChangedPage: false,
    hasLeftPage: false,
    sendsApart: false,
    keeper: null,
    saveAll: null,
    controller,
    signal: controller.signal,
    announceFailure,
    post,
  };
  openApplication(session, application);
  return { ...session, session, controller, requests, onFailure, announceFailure, post };
}
