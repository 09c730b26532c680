import { useCallback } from 'react';
import type { FormStore } from '../../core/run/answers/FormStore.ts';
import {
  documentsOf,
  documentsQuery,
  useCached,
  useDebouncedFormValue,
  useSession,
} from '../../session/index.ts';
import { Fold, FormSection, type Markup } from '../../ui/index.ts';
import { AdviceList } from './AdviceList.tsx';
import { DraftButton } from './DraftButton.tsx';
import { ReadOnlyContentView } from './ReadOnlyContentView.tsx';
import { READ_ONLY_WORDS } from './readOnlyWords.ts';
import { fileNamesIn } from './readQuestion.ts';
import { readReview, type ReviewedSection } from './readReview.ts';

const WORDS = READ_ONLY_WORDS.review;

interface ReviewProps {
  /** The section last opened from the review; its page starts expanded. */
  changed?: string;
  /** Renders the link to the first question of a section or item. */
  renderChange: (section: ReviewedSection) => Markup;
}

/** Shows all answers by section, above the signature (WCAG 3.3.4). */
export function Review({ changed, renderChange }: ReviewProps) {
  const { sdk } = useSession();
  const documents = useCached(documentsQuery(sdk));
  const pages = useDebouncedFormValue(
    useCallback((form: FormStore) => readReview(form, fileNamesIn(documentsOf(documents))), [documents]),
  );
  return (
    <FormSection id="review" title={WORDS.title} intro={WORDS.intro}>
      <AdviceList renderChange={renderChange} />
      <DraftButton />
      <div>
        {pages.map((page) => (
          <Fold
            key={page.id}
            id={`review-of-${page.id}`}
            title={WORDS.page(page.step, page.title)}
            isOpen={page.sections.some(({ id }) => id === changed)}
          >
            {page.sections.map((section) => (
              <ReadOnlyContentView
                key={section.id}
                title={section.title}
                level={4}
                lines={section.lines}
                action={renderChange(section)}
                renderItemAction={({ title, first }) =>
                  renderChange({ ...section, title, first, isItem: true })
                }
                unanswered={WORDS.unanswered}
              />
            ))}
          </Fold>
        ))}
      </div>
    </FormSection>
  );
}
