import { useCallback, useRef, useState } from 'react';
import { queryOptions } from '@tanstack/react-query';
import { findDoubts } from '../../core/run/advice/findDoubts.ts';
import type { Answers } from '../../core/answers/FormState.ts';
import type { FormStore } from '../../core/run/answers/FormStore.ts';
import { ADVICE } from '../../form/advice.ts';
import { useCached, useDebouncedFormValue, useSession } from '../../session/index.ts';
import { LinkButton, type Markup, useKeptFocus } from '../../ui/index.ts';
import { READ_ONLY_WORDS } from './readOnlyWords.ts';
import type { ReviewedSection } from './readReview.ts';

const WORDS = READ_ONLY_WORDS.advice;

/** The doubts that the applicant has answered with 'It is right'; kept until the session ends, in memory. */
const settledQuery = queryOptions({ queryKey: ['settled-advice'], queryFn: (): readonly string[] => [] });

/** Asks the applicant to look again at answers that may be slips. Never blocks Submit, and is counted nowhere. */
export function AdviceList({ renderChange }: { renderChange: (section: ReviewedSection) => Markup }) {
  const { form, queryClient } = useSession();
  const settled = useCached(settledQuery) ?? [];
  const doubts = useDebouncedFormValue(useCallback((store: FormStore) => findDoubts(ADVICE, store), []));
  const open = doubts.filter(({ id }) => !settled.includes(id));
  const title = useRef<HTMLHeadingElement>(null);
  const end = useRef<HTMLParagraphElement>(null);
  const keptFocus = useKeptFocus(title, end);
  const [hasAnswered, setHasAnswered] = useState(false);
  const settle = (id: string) => {
    setHasAnswered(true);
    queryClient.setQueryData(settledQuery.queryKey, [...settled, id]);
  };
  const correct = (changes: Answers) => {
    setHasAnswered(true);
    form.change(changes);
  };
  return (
    <div {...keptFocus}>
      {open.length > 0 ? (
        <section className="app-advice" aria-labelledby="advice-title">
          <h3 id="advice-title" ref={title} tabIndex={-1}>
            {WORDS.title}
          </h3>
          <p>{WORDS.intro}</p>
          <ul>
            {open.map(({ id, key, name, path, section, reason, offer }) => (
              <li className="app-advice__item" key={id}>
                <p>
                  <strong>{name}</strong>
                  <span>{': '}</span>
                  <span>{reason}</span>
                </p>
                <div className="app-advice__actions">
                  {renderChange({ id: section, title: name, path, first: key, isItem: true, lines: [] })}
                  {offer && (
                    <LinkButton onClick={() => correct({ [key]: offer })}>{WORDS.correct(offer)}</LinkButton>
                  )}
                  <LinkButton aria-label={WORDS.rightNamed(name)} onClick={() => settle(id)}>
                    {WORDS.right}
                  </LinkButton>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ) : (
        hasAnswered && (
          <p className="app-visually-hidden" ref={end} tabIndex={-1}>
            {WORDS.done}
          </p>
        )
      )}
    </div>
  );
}
