import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { CARD_PATHS } from '../routes/paths.ts';
import { App } from './App.tsx';
import * as cardSide from './cardSide.ts';
import { createRoutes } from './createRoutes.tsx';
import { createLazySdk } from './lazySdk.ts';
import { FormShell } from './screens/FormShell.tsx';
import { Sessions } from '../session/index.ts';

/** The parts that the build writes into one page. */
export interface Prerendered {
  /** The card's path; '' for the page served for all other paths. */
  readonly path: string;
  /** The document's title element. */
  readonly title: string;
  readonly html: string;
}

/** The frame of the form's pages and the five cards, rendered without a session. */
export const pages: readonly Prerendered[] = [renderPage('', <FormShell />), ...CARD_PATHS.map(renderCard)];

function renderCard(path: string): Prerendered {
  const sessions = new Sessions({
    tabs: { post: () => undefined, listen: () => () => undefined },
    serviceToken: null,
    cookies: () => '',
    today: () => '',
    createSdk: createLazySdk,
    announceDocumentFailure: () => undefined,
  });
  const router = createMemoryRouter(createRoutes(sessions, cardSide), { initialEntries: [path] });
  return renderPage(path, <App sessions={sessions} router={router} />);
}

function renderPage(path: string, page: ReactNode): Prerendered {
  const text = renderToString(page);
  // React renders a document's title first.
  const [title = ''] = /^<title>.*?<\/title>/.exec(text) ?? [];
  return { path, title, html: text.slice(title.length) };
}
