import {
  createBrowserRouter,
  replace,
  type RouteObject,
  type ShouldRevalidateFunction,
} from 'react-router-dom';
import { DEFAULT_PATH } from '../core/application/routes.ts';
import type { SessionHost } from '../session/createSessionHost.ts';
import { SCRIPT_DEADLINE_MS, withDeadline } from '../data/withDeadline.ts';
import { form } from '../form/form.ts';
import { FullScreenSpinner } from '../ui/index.ts';
import { isEntered } from '../session/enter.ts';
import { formPageLoader } from './formPageLoader.ts';
import { AuthFrame } from './layouts/AuthFrame.tsx';
import { FormBranch } from './layouts/FormBranch.tsx';
import { FormLayout } from './layouts/FormLayout.tsx';
import { RootLayout } from './layouts/RootLayout.tsx';
import { authScreens } from './preload.ts';
import { CompletionScreen } from './screens/CompletionScreen.tsx';
import { FormErrorScreen } from './screens/FormErrorScreen.tsx';
import { FormPageScreen } from './screens/FormPageScreen.tsx';

/**
 * Lays out the routes: a form branch and an account branch under one root. Spec §2.
 *
 * Each branch has an error screen of its own, so that a failure in one leaves the other standing.
 */
export function createRouter(host: SessionHost) {
  const loader = formPageLoader(host);
  // A navigation that changes nothing but its entry's state loads nothing.
  const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
    currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search
      ? !isEntered(host, nextUrl.search)
      : defaultShouldRevalidate;
  const formPages: RouteObject[] = form.pages.map((page) => ({
    path: page.path,
    loader,
    shouldRevalidate,
    element: <FormPageScreen page={page} />,
  }));

  const authPages: RouteObject[] = Object.entries(authScreens).map(([path, load]) => ({
    path,
    lazy: async () => ({ Component: await withDeadline(load(), SCRIPT_DEADLINE_MS) }),
  }));

  return createBrowserRouter([
    {
      element: <RootLayout />,
      errorElement: <FormErrorScreen />,
      HydrateFallback: FullScreenSpinner,
      children: [
        {
          element: <FormBranch />,
          errorElement: <FormErrorScreen />,
          children: [
            { element: <FormLayout />, children: formPages },
            { path: '/completion', loader, shouldRevalidate, element: <CompletionScreen /> },
          ],
        },
        {
          element: <AuthFrame />,
          errorElement: <FormErrorScreen />,
          children: authPages,
        },
        { path: '*', loader: redirectToDefault, element: <FullScreenSpinner /> },
      ],
    },
  ]);
}

/** Sends any unknown path to the default route, with its query and hash (ROUTE-17). */
function redirectToDefault({ request }: { request: Request }): Response {
  // A request carries no hash; unknown paths are typed or linked from outside, so the window has it.
  return replace(DEFAULT_PATH + new URL(request.url).search + window.location.hash);
}
