import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { toIsoDate } from '../core/dates/toIsoDate.ts';
import { formIndex } from '../form/form.ts';
import { CARD_PATHS, DEFAULT_PATH } from '../routes/paths.ts';
import { App } from './App.tsx';
import * as cardsChunk from './cards.chunk.ts';
import { createRoutes } from './createRoutes.tsx';
import { formChunk } from './formChunk.ts';
import { createLazySdk } from './lazySdk.ts';
import { markFields } from './markFields.ts';
import { FormShell } from './screens/FormShell.tsx';
import { Sessions } from '../session/index.ts';

/** What the build writes into one page. */
export interface Prerendered {
  /** The card's path; '' for the page served for all other paths. */
  readonly path: string;
  readonly title: string;
  readonly html: string;
  /** The date for which the page is rendered, if it depends on one. */
  readonly day?: string;
}

const today = toIsoDate(new Date());

/** The frame of the form's pages, the cards, and the first page of the form, rendered without a session. */
export const pages: readonly Prerendered[] = [
  renderPage('', <FormShell />),
  ...CARD_PATHS.map((path) => renderPage(path, <App {...openApp(path)} />)),
  await renderQuestions(),
];

/** Renders the first page of the form as a visitor sees it on the day of the build. */
async function renderQuestions(): Promise<Prerendered> {
  await formChunk.load();
  const app = openApp(DEFAULT_PATH);
  await new Promise<unknown>((resolve) => app.router.subscribe(resolve));
  const page = renderPage(DEFAULT_PATH, <App {...app} />);
  return { ...page, html: markFields(page.html, formIndex), day: today };
}

export function openApp(path: string) {
  const sessions = new Sessions({
    channel: { post: () => undefined, listen: () => () => undefined },
    serviceToken: null,
    cookies: () => '',
    today: () => today,
    createSdk: createLazySdk,
    announceDocumentFailure: () => undefined,
  });
  const router = createMemoryRouter(createRoutes(sessions, cardsChunk), { initialEntries: [path] });
  return { sessions, router };
}

function renderPage(path: string, page: ReactNode): Prerendered {
  const text = renderToString(page);
  // React renders a document's title first.
  const [title = ''] = /^<title>.*?<\/title>/.exec(text) ?? [];
  return { path, title, html: text.slice(title.length) };
}
