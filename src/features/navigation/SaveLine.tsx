import { useSyncExternalStore } from 'react';
import type { SaveStatus as Status } from '../../data/answers/SaveStatus.ts';
import { saveAnswers } from '../../data/answers/saveAnswers.ts';
import { useFormValue } from '../../data/answers/useFormValues.ts';
import { useApplicant, useSnapshot } from '../../data/ApplicantContext.ts';
import { SaveStatus } from '../../ui/index.ts';
import { NAVIGATION_WORDS } from './navigationWords.ts';

const WORDS = NAVIGATION_WORDS.saving;

/** Says quietly whether the answers on screen are on the server, and offers to try again where not. */
export function SaveLine() {
  const applicant = useApplicant();
  const { saveStatus, store } = applicant;
  const { is_logged_in } = useSnapshot();
  const status = useSyncExternalStore(saveStatus.subscribe, saveStatus.get);
  const unsaved = useFormValue(['unsaved'], () => store.unsaved.size);
  const retry = () => {
    const { access } = applicant;
    saveAnswers(applicant).catch((error: unknown) => {
      if (applicant.access === access) applicant.notify(error);
    });
  };
  if (!is_logged_in) return <SaveStatus state="idle" text={WORDS.needsAccount} />;
  return (
    <SaveStatus
      state={status.state === 'saved' && unsaved > 0 ? 'idle' : status.state}
      text={textOf(status, unsaved)}
      onRetry={retry}
    />
  );
}

function textOf(status: Status, unsaved: number): string {
  if (status.state === 'saving') return WORDS.now;
  if (status.state === 'failed') return WORDS.failed[status.cause];
  if (status.state === 'saved' && unsaved === 0)
    return WORDS.savedAt(
      new Date(status.at).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' }),
    );
  return WORDS.idle;
}
