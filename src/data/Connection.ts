import { createContext, useContext } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import type { AnswerKey, DocumentAnswer, DocumentAnswerKey, Sdk, WebStatus } from '@admission/sdk';
import type { Answers, FormState } from '../core/run/answers/FormState.ts';
import type { FormStore } from '../core/run/answers/FormStore.ts';
import { ConfigurationError } from '../core/ConfigurationError.ts';

/** What happened to an application, as the other tabs of its student are told. */
export type ApplicationEvent =
  | {
      readonly type: 'saved';
      /** The answers that were new to the server. */
      readonly answers: Answers;
      readonly addAnother: FormState['addAnother'];
      /** The keys that were saved while their field was being filled in. */
      readonly entering?: readonly AnswerKey[];
      /** The version of the answers this save was based on, and the one it made. */
      readonly before: string | null;
      readonly version: string | null;
    }
  | {
      /** A save that may be the last of its page. */
      readonly type: 'saving';
      readonly answers: Answers;
    }
  | { readonly type: 'status'; readonly status: WebStatus }
  | {
      readonly type: 'document';
      readonly key: DocumentAnswerKey;
      /** Null when it was removed. */
      readonly document: DocumentAnswer | null;
    };

/**
 * One person's way to the server: their calls, their cache, their answers.
 *
 * Every session but "none" is one; what this room reads and writes, it reads and writes through it.
 */
export interface Connection {
  readonly sdk: Sdk;
  readonly queryClient: QueryClient;
  readonly form: FormStore;
  /** Whether anything is saved: visitors and viewers write nothing. */
  readonly isStudent: boolean;
  /** Aborted when the session ends; every call of `sdk` ends with it. */
  readonly signal: AbortSignal;
  /** Shows why a document came to nothing. */
  readonly announceFailure: (message: string) => void;
  /** Tells the other tabs. */
  readonly post: (event: ApplicationEvent) => void;
}

/** Hands the connection to the screens; the session's provider fills it. */
export const ConnectionContext = createContext<Connection | null>(null);

/** Reads the connection of the person at the screen. */
export function useConnection(): Connection {
  const connection = useContext(ConnectionContext);
  if (!connection) throw new ConfigurationError('A screen was rendered outside ConnectionContext.');
  return connection;
}

/** Reads the form's store, without subscribing to anything. */
export function useFormStore(): FormStore {
  return useConnection().form;
}
