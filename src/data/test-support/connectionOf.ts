import { vi } from 'vitest';
import { FormStore } from '../../core/run/answers/FormStore.ts';
import type { Form } from '../../core/declare/FormNode.ts';
import { indexForm } from '../../core/run/indexForm.ts';
import type { ApplicationEvent, Connection } from '../Connection.ts';
import { createQueryClient } from '../createQueryClient.ts';
import { type Application, openApplication } from './openApplication.ts';
import { type Answers, sdkOn } from './server.ts';

interface Settings extends Application {
  readonly form: Form;
  readonly calls?: Answers;
}

/** A student's connection, without a session around it: its application is open, on a server that answers `calls`. */
export function connectionOf({ form, calls = {}, ...application }: Settings) {
  const controller = new AbortController();
  const requests: Request[] = [];
  const onFailure = vi.fn<(error: Error) => void>();
  const announceFailure = vi.fn<(message: string) => void>();
  const post = vi.fn<(event: ApplicationEvent) => void>();
  const connection: Connection = {
    sdk: sdkOn(calls, { signal: controller.signal }, requests),
    queryClient: createQueryClient((error) => onFailure(error)),
    form: new FormStore(indexForm(form), () => '2025-06-01'),
    isStudent: true,
    signal: controller.signal,
    announceFailure,
    post,
  };
  openApplication(connection, application);
  return { ...connection, connection, controller, requests, onFailure, announceFailure, post };
}
