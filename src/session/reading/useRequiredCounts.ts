import type { FormStore } from '../../core/run/answers/FormStore.ts';
import { countRequired, type RequiredCount } from '../../core/run/validation/countRequired.ts';
import { documentsQuery } from '../documents/documents.ts';
import { useCached } from './useCached.ts';
import { useDebouncedFormValue } from './useDebouncedFormValue.ts';
import { useSession } from './SessionContext.ts';

/**
 * Returns, by page id, how many questions are required and how many of them are answered; null until the
 * documents are known.
 */
export function useRequiredCounts(): Readonly<Record<string, RequiredCount>> | null {
  const { kind, sdk } = useSession();
  const documents = useCached(documentsQuery(sdk));
  const counts = useDebouncedFormValue(readCounts);
  return kind === 'student' && !documents ? null : counts;
}

const readCounts = ({ index, view }: FormStore) => Object.fromEntries(countRequired(index, view));
