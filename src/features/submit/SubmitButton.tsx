import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { COMPLETION_PATH } from '../../core/application/routes.ts';
import { useApplicant } from '../../data/ApplicantContext.ts';
import { Button, showToast } from '../../ui/index.ts';
import { submitApplication } from './submitApplication.ts';
import { SUBMIT_WORDS } from './submitWords.ts';

interface SubmitButtonProps {
  label: string;
  /** Where a failed validation leads; without it the applicant stays (BTN-07, BTN-08). */
  defaultRoute?: string;
  /** Says whether a document is still being converted (TRAP-62). */
  isConverting: () => boolean;
  /** Called after a failed validation, once the summary is on screen. */
  onErrors: () => void;
}

/** Submits the application, or says what is still missing. Spec §2 "Buttons", §4. */
export function SubmitButton({ label, defaultRoute, isConverting, onErrors }: SubmitButtonProps) {
  const applicant = useApplicant();
  const navigate = useNavigate();
  const { destination, isSubmitting } = applicant;
  const isRunning = useSyncExternalStore(isSubmitting.subscribe, isSubmitting.get);

  const submit = async () => {
    if (isSubmitting.get()) return;
    if (applicant.access?.mode !== 'student') {
      await navigate('/signup');
      return;
    }
    if (isConverting()) {
      showToast({ severity: 'error', label: SUBMIT_WORDS.errorLabel, message: SUBMIT_WORDS.stillConverting });
      return;
    }
    // Whoever has logged out by then is left where they are.
    const { access } = applicant;
    isSubmitting.set(true);
    // A step pressed before, whose save is still on its way, is given up for this.
    destination.set(null);
    try {
      const submission = await submitApplication(applicant);
      if (applicant.access !== access) return;
      if (submission === 'submitted') {
        const message = { severity: 'success', text: SUBMIT_WORDS.submitted } as const;
        await navigate(COMPLETION_PATH, { state: { message } });
      } else {
        if (defaultRoute) await navigate(defaultRoute);
        onErrors();
      }
    } catch (error) {
      if (applicant.access === access) applicant.notify(error);
    } finally {
      if (applicant.access === access) isSubmitting.set(false);
    }
  };

  return (
    <Button variant="primary" size="submit" busy={isRunning} onClick={() => void submit()}>
      {label}
    </Button>
  );
}
