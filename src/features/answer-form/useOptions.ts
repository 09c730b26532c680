import { useMemo } from 'react';
import { optionsOf } from '../../core/question/optionsOf.ts';
import type { Option, OptionSource } from '../../core/question/Question.ts';
import { useFormStore } from '../../data/ApplicantContext.ts';

/** The blank entry every drop-down begins with (ENT-28). */
export const BLANK_OPTION: Option = { value: '', label: '--' };

/** The options of a list as of today. */
export function useOptions(source: OptionSource): readonly Option[] {
  const { today } = useFormStore().view;
  return useMemo(() => optionsOf(source, today), [source, today]);
}

/** The same with the blank entry first. */
export function useOptionsWithBlank(source: OptionSource): readonly Option[] {
  const options = useOptions(source);
  return useMemo(() => [BLANK_OPTION, ...options], [options]);
}
