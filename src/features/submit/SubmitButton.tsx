import { useIsMutating, useMutation } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import type { NavigationState } from '../../routes/NavigationState.ts';
import { SIGN_UP_PATH } from '../../routes/paths.ts';
import {
  findUnsent,
  isConverting,
  isSubmitting,
  type StudentSession,
  SUBMISSIONS,
  useSession,
  useSessions,
  noteMoved,
} from '../../session/index.ts';
import { Button, showToast } from '../../ui/index.ts';
import { submitApplication } from './submitApplication.ts';
import { SUBMIT_WORDS } from './submitWords.ts';

/**
 * Submits the application, or shows what is still missing; `SubmittedRedirect` navigates afterwards. Throws failures to
 * the dialog boundary around the button. Spec §2 "Buttons", §4.
 *
 * @param props.defaultRoute the page to open if validation fails; by default the applicant stays on the page.
 */
export function SubmitButton({ label, defaultRoute = '.' }: { label: string; defaultRoute?: string }) {
  const session = useSession();
  const sessions = useSessions();
  const navigate = useNavigate();
  const { search } = useLocation();
  const isRunning = useIsMutating({ mutationKey: SUBMISSIONS }) > 0;
  const { mutate } = useMutation({
    mutationKey: SUBMISSIONS,
    mutationFn: submitApplication,
    onSuccess: async (submission) => {
      // Otherwise the summary of errors, or the dialog about answers that are not in the application, is shown.
      if (submission !== 'errorsRemain') return;
      const state: NavigationState = { focus: 'error-summary' };
      await navigate(defaultRoute, { state, replace: defaultRoute === '.' });
    },
  });

  // For a student who has logged in from another tab and has to check the saved answers first.
  const openApplication = async () => {
    // The page's error screen shows a failure.
    const opened = await sessions.open(search).catch(() => null);
    if (opened) noteMoved(opened);
    const text = SUBMIT_WORDS.opened(label);
    const state: NavigationState | null = opened && { message: { severity: 'success', text } };
    await navigate('.', { replace: true, state });
  };

  const submit = () => {
    if (session.kind !== 'student') {
      if (sessions.isStudentByNow(session)) void openApplication();
      else void navigate(SIGN_UP_PATH);
    } else if (isConverting(session)) rejectWhile(isConverting, SUBMIT_WORDS.stillConverting, session);
    else if (hasUnsentPhotos(session)) rejectWhile(hasUnsentPhotos, SUBMIT_WORDS.unsentPhotos, session);
    else if (!isSubmitting(session.queryClient)) mutate(session);
  };

  return (
    <Button size="submit" busy={isRunning} onClick={submit}>
      {label}
    </Button>
  );
}

const hasUnsentPhotos = (session: StudentSession) => findUnsent(session) === 'photos';

/** Shows a message until a mutation, such as an upload or a removal, has changed that, even on another page. */
function rejectWhile(holds: typeof hasUnsentPhotos, message: string, session: StudentSession): void {
  const dismiss = showToast({ severity: 'error', label: SUBMIT_WORDS.errorLabel, message });
  const stop = session.queryClient.getMutationCache().subscribe(() => {
    if (holds(session)) return;
    stop();
    dismiss();
  });
}
