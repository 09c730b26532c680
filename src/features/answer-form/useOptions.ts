import { useMemo } from 'react';
import { optionsOf } from '../../core/declare/optionsOf.ts';
import type { Option, OptionSource } from '../../core/declare/Question.ts';
import { useFormStore } from '../../data/Connection.ts';

/** The options of a list as of today; a drop-down begins with the blank entry by itself. */
export function useOptions(source: OptionSource): readonly Option[] {
  const { today } = useFormStore().view;
  return useMemo(() => optionsOf(source, today), [source, today]);
}
