import type { ComponentType } from 'react';
import { replace, type RouteObject } from 'react-router-dom';
import { CARD_PATHS, COMPLETION_PATH, DEFAULT_PATH, FORM_PATHS } from '../routes/paths.ts';
import { fetchScript, type Sessions } from '../session/index.ts';
import { FullScreenSpinner } from '../ui/index.ts';
import { cardsChunk } from './cardsChunk.ts';
import { formChunk } from './formChunk.ts';
import { RootLayout } from './layouts/RootLayout.tsx';
import { FormErrorScreen } from './screens/FormErrorScreen.tsx';
import { FormShell } from './screens/FormShell.tsx';

type CardsChunk = Awaited<ReturnType<typeof cardsChunk.load>>;

/**
 * Creates the routes: the form and the account cards, each with its own error screen. Spec §2.
 *
 * @param cards the cards' scripts, if already loaded; other scripts are loaded when a page is first visited.
 */
export function createRoutes(sessions: Sessions, cards: CardsChunk | null): RouteObject[] {
  const loadForm = async () => {
    const chunk = await fetchScript(formChunk.load());
    chunk.openForm(sessions);
    return chunk;
  };
  const formPages: RouteObject[] = FORM_PATHS.map((path) => ({
    path,
    lazy: async () => (await loadForm()).formRoute(sessions, path),
  }));

  const ofCards = (choose: (chunk: CardsChunk) => ComponentType): Pick<RouteObject, 'Component' | 'lazy'> =>
    cards
      ? { Component: choose(cards) }
      : { lazy: async () => ({ Component: choose(await fetchScript(cardsChunk.load())) }) };
  const authPages: RouteObject[] = CARD_PATHS.map((path) => ({
    path,
    ...ofCards((chunk) => chunk.cards[path]),
  }));

  return [
    {
      element: <RootLayout />,
      errorElement: <FormErrorScreen />,
      HydrateFallback: FormShell,
      children: [
        {
          // The error element cannot be on the route below, because the router does not render a route whose
          // script failed to load.
          errorElement: <FormErrorScreen />,
          children: [
            {
              lazy: async () => ({ Component: (await loadForm()).FormBranch }),
              children: [
                { lazy: async () => ({ Component: (await loadForm()).FormLayout }), children: formPages },
                { path: COMPLETION_PATH, lazy: async () => (await loadForm()).completionRoute(sessions) },
              ],
            },
          ],
        },
        {
          errorElement: <FormErrorScreen />,
          children: [{ ...ofCards(({ AuthFrame }) => AuthFrame), children: authPages }],
        },
        { path: '*', loader: redirectToDefault, element: <FullScreenSpinner /> },
      ],
    },
  ];
}

/** Redirects any unknown path to the default route, with its query and hash. */
function redirectToDefault({ request }: { request: Request }): Response {
  // A request has no hash; the window has it, because unknown paths are reached only by loading a page.
  return replace(DEFAULT_PATH + new URL(request.url).search + window.location.hash);
}
