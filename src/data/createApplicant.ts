import { type Sdk, SdkError, UnauthorizedError } from '@admission/sdk';
import { FormStore } from '../core/answers/FormStore.ts';
import { toIsoDate } from '../core/application/toIsoDate.ts';
import type { FormIndex } from '../core/question/indexForm.ts';
import type { Applicant } from './Applicant.ts';
import { createQueryClient } from './createQueryClient.ts';
import { reportError } from './reportError.ts';
import { SnapshotStore } from './session/SnapshotStore.ts';
import { ValueStore } from './ValueStore.ts';

interface Settings {
  sdk: Sdk;
  index: FormIndex;
  /** Leads to the login after the session ended; called outside React. */
  onUnauthorized: () => void;
  /** Shows a failed call. */
  onError: (error: unknown) => void;
  serviceToken?: string | null;
  now?: () => Date;
}

/** Makes the applicant: store, cache and session, tied to the sdk. */
export function createApplicant(settings: Settings): Applicant {
  const { sdk, index, onUnauthorized, onError, serviceToken = null, now = () => new Date() } = settings;
  const notify = (error: unknown) => {
    if (error instanceof UnauthorizedError) {
      onUnauthorized();
      return;
    }
    // Whatever is no failed call is a mistake of ours.
    if (!(error instanceof SdkError)) reportError(error, 'an action');
    onError(error);
  };
  const applicant: Applicant = {
    sdk,
    queryClient: createQueryClient(),
    store: new FormStore(index, () => toIsoDate(now())),
    snapshot: new SnapshotStore(),
    saveStatus: new ValueStore({ state: 'idle' }),
    destination: new ValueStore(null),
    access: null,
    hasLeft: false,
    isSubmitting: new ValueStore(false),
    leavingElsewhere: null,
    serviceToken,
    unsent: null,
    savedChosen: null,
    carried: null,
    notify,
    inBackground: (call, context) => {
      const { access } = applicant;
      call.catch((error: unknown) => {
        if (!(error instanceof UnauthorizedError)) reportError(error, context);
        // What an earlier session is refused says nothing about this one.
        else if (applicant.access === access) onUnauthorized();
      });
    },
  };
  return applicant;
}
