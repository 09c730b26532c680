import { useMutationState, useQueryClient } from '@tanstack/react-query';
import { FIRST_STATUS } from '../session/index.ts';
import { UnexpectedErrorDialog } from './UnexpectedErrorDialog.tsx';

/** Reports that the application could not be marked as started; it still works, and the next visit tries again. */
export function FailedStartDialog() {
  const cache = useQueryClient().getMutationCache();
  const failed = useMutationState({
    filters: { mutationKey: FIRST_STATUS, status: 'error' },
    select: (mutation) => mutation,
  }).at(-1);
  return (
    <UnexpectedErrorDialog
      error={failed?.state.error ?? null}
      onClose={() => {
        if (failed) cache.remove(failed);
      }}
    />
  );
}
