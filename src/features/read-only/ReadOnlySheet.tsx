import { useLayoutEffect } from 'react';
import type { FormStore } from '../../core/run/answers/FormStore.ts';
import type { documentsOf, ViewSession } from '../../session/index.ts';
import { describeApplication } from './describeApplication.ts';
import { ReadOnlyContentView, ReadOnlySection } from './ReadOnlyContentView.tsx';
import { READ_ONLY_WORDS } from './readOnlyWords.ts';
import { fileNamesIn } from './readQuestion.ts';
import { readSection } from './readSection.ts';
import { SheetHead } from './SheetHead.tsx';

/** Chromium 131 and Safari 18.2 print the running head in the margin (styles/base/_print.scss). */
const HAS_MARGIN_BOXES = 'CSSMarginRule' in window;

interface ReadOnlySheetProps {
  form: FormStore;
  documents: ReturnType<typeof documentsOf>;
  about?: ViewSession['about'];
  /** Marks each page as a draft, and says which blank answers are required. */
  draft?: string;
}

/** The whole application on one sheet: what a reader looks for first, then every section. */
export function ReadOnlySheet({ form: { index, view }, documents, about = {}, draft }: ReadOnlySheetProps) {
  const fileNames = fileNamesIn(documents);
  const facts = describeApplication(index, view, about, draft);
  const running = facts.running.join(' · ');
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    // An address may break after its '@' and dots. Margin boxes ignore `overflow-wrap`.
    style.setProperty('--app-running-head', JSON.stringify(running.replace(/[@.](?=\S)/g, '$&\u200B')));
    return () => void style.removeProperty('--app-running-head');
  }, [running]);
  return (
    <div className="app-read-only-sheet">
      {/* Repeats these facts on each printed page. */}
      {!HAS_MARGIN_BOXES && (
        <p className="app-read-only-sheet__running" aria-hidden="true">
          <span className="app-read-only-sheet__running-line">{running}</span>
        </p>
      )}
      <SheetHead index={index} view={view} fileNames={fileNames} facts={facts} />
      <main id={draft ? undefined : 'main'}>
        {index.form.pages.map((page) => (
          <ReadOnlySection key={page.id} title={page.title} level={2}>
            {page.sections.map((section) => (
              <ReadOnlyContentView
                key={section.id}
                title={section.title}
                level={3}
                lines={readSection(section, view, fileNames)}
                unanswered={draft && READ_ONLY_WORDS.draft.unanswered}
              />
            ))}
          </ReadOnlySection>
        ))}
      </main>
    </div>
  );
}
