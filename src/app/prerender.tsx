import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { createSdk } from '../data/sdk.ts';
import { createSessionHost } from '../session/createSessionHost.ts';
import { App } from './App.tsx';
import { createRoutes } from './createRoutes.tsx';
import { authScreens, loadCard } from './preload.ts';
import { FormShell } from './screens/FormShell.tsx';

/** What the build writes into one page. */
export interface Prerendered {
  /** The card's path; '' for the page every other path gets. */
  readonly path: string;
  /** What the browser shows in the tab, as an element; '' where the page is not known yet. */
  readonly title: string;
  readonly html: string;
}

/** The frame of the form's pages and the five cards, as somebody sees them of whom nothing is known. */
export const pages: readonly Prerendered[] = [
  { path: '', title: '', html: renderToString(<FormShell />) },
  ...(await Promise.all(Object.keys(authScreens).map(renderCard))),
];

async function renderCard(path: string): Promise<Prerendered> {
  const host = createSessionHost({
    tabs: { post: () => undefined, listen: () => () => undefined },
    serviceToken: null,
    cookies: () => '',
    today: () => '',
    createSdk,
    announceDocumentFailure: () => undefined,
  });
  const card = await loadCard(path);
  const router = createMemoryRouter(createRoutes(host, card), { initialEntries: [path] });
  const text = renderToString(<App host={host} router={router} />);
  // React puts a document's title before everything else.
  const [title = ''] = /^<title>.*?<\/title>/.exec(text) ?? [];
  return { path, title, html: text.slice(title.length) };
}
