import { askedKeys } from '../../core/kinds/kinds.ts';
import type { Answers } from '../../core/answers/FormState.ts';
import type { FormStore } from '../../core/run/answers/FormStore.ts';
import { isShown } from '../../core/run/conditions/isOpen.ts';
import { answerFor, first, type Pick } from './answerFor.ts';

interface Manner {
  readonly pick?: Pick;
  /** Answers to prefer; choices by their value. */
  readonly wished?: Answers;
  /** Whether to leave out questions without a preferred answer. */
  readonly isOnlyWished?: boolean;
}

/** Answers the unanswered questions on screen, including optional ones, until no answer reveals another one. */
export function answerShown(
  store: FormStore,
  { pick = first, wished = {}, isOnlyWished }: Manner = {},
): void {
  const open = store.index.questions
    .filter((placed) => isShown(placed, store.view))
    .flatMap((placed) => askedKeys(placed.question).map((key) => ({ placed, key })))
    .filter(({ key }) => store.answer(key) === '' && !(isOnlyWished && wished[key] === undefined));
  for (const { placed, key } of open) {
    // An earlier answer may have hidden it.
    if (!isShown(placed, store.view)) continue;
    const wish = wished[key];
    const preferred: Pick = (list) => list.find((each) => valueOf(each) === wish) ?? pick(list);
    const given = answerFor(placed, key, store, wish === undefined ? pick : preferred);
    store.change({ ...given, ...(wish !== undefined && { [key]: wish }) });
  }
  if (open.length > 0) answerShown(store, { pick, wished, isOnlyWished });
}

const valueOf = (option: unknown) => (option as { value?: string }).value;
