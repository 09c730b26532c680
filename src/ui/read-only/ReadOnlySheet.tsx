import type { ReactNode } from 'react';
import { Mark, type MarkProps } from '../page/Mark.tsx';

export interface ReadOnlySheetProps extends Pick<MarkProps, 'mark' | 'schoolName' | 'subtitle'> {
  title: ReactNode;
  /** Of the window. */
  documentTitle: string;
  /** A few lines on the right: term, e-mail, when it was submitted. */
  meta?: ReactNode;
  children: ReactNode;
}

/** Lays out an application for staff and for print: black on white, A4 or Letter, always light. */
export function ReadOnlySheet(props: ReadOnlySheetProps) {
  const { mark, schoolName, subtitle, title, documentTitle, meta, children } = props;
  return (
    <div className="app-read-only-sheet">
      <title>{documentTitle}</title>
      <header className="app-read-only-sheet__head">
        <div>
          <Mark mark={mark} schoolName={schoolName} subtitle={subtitle} />
          <h1 className="app-read-only-sheet__title">{title}</h1>
        </div>
        {meta && <div className="app-read-only-sheet__meta">{meta}</div>}
      </header>
      <main id="main">{children}</main>
    </div>
  );
}
