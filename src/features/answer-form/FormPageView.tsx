import { Fragment, type ReactNode, useLayoutEffect } from 'react';
import type { Page } from '../../core/declare/FormNode.ts';
import { Actions, type Markup } from '../../ui/index.ts';
import { ANSWER_FORM_WORDS } from './answerFormWords.ts';
import { SectionView } from './NodeView.tsx';
import { type RenderUpload, UploadContext } from './UploadContext.ts';
import { useCommitWhenLeft } from './useCommitWhenLeft.ts';
import { useFormStore } from '../../session/index.ts';

interface FormPageViewProps {
  page: Page;
  /** Shown under the title on a phone, where the header has no room for it. */
  account?: Markup;
  renderUpload?: RenderUpload;
  renderEnd?: (sectionId: string) => Markup;
  summary?: Markup;
  /** Rendered above the last section: the review. */
  beforeLast?: Markup;
  actions: Markup;
  /** Shown beside the buttons. */
  note?: ReactNode;
}

/** The id of the page heading, which receives focus after navigation. */
const PAGE_TITLE_ID = 'page-title';

/** Renders one step of the form from its declaration. */
export function FormPageView(props: FormPageViewProps) {
  const { page, account, renderUpload, renderEnd, summary, beforeLast, actions, note } = props;
  const store = useFormStore();
  const { pages } = store.index.form;
  // Before the next page can clear anything.
  useLayoutEffect(() => () => store.cleared.forget(), [store]);
  const commitHandlers = useCommitWhenLeft();
  return (
    <>
      <div className="app-page-head">
        <div className="app-page-head__top">
          <p className="app-page-head__eyebrow">
            {ANSWER_FORM_WORDS.step(pages.indexOf(page) + 1, pages.length)}
          </p>
          {account}
        </div>
        <h1 className="app-page-head__title" id={PAGE_TITLE_ID} tabIndex={-1}>
          {page.title}
        </h1>
        <div className="app-page-head__intro">
          <p>{page.intro}</p>
        </div>
      </div>
      {summary}
      <form
        noValidate
        aria-labelledby={PAGE_TITLE_ID}
        onSubmit={(event) => event.preventDefault()}
        autoComplete="on"
        {...commitHandlers}
      >
        <UploadContext value={renderUpload}>
          {page.sections.map((section, at) => (
            <Fragment key={section.id}>
              {at === page.sections.length - 1 && beforeLast}
              <SectionView node={section}>{renderEnd?.(section.id)}</SectionView>
            </Fragment>
          ))}
        </UploadContext>
        <Actions note={note}>{actions}</Actions>
      </form>
    </>
  );
}
