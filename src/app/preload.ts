import type { ComponentType } from 'react';
import { SCRIPT_DEADLINE_MS, withDeadline } from '../data/withDeadline.ts';

/** The account screens by path, each a chunk of its own. */
export const authScreens = {
  '/login': async () => (await import('../features/auth/LoginScreen.tsx')).LoginScreen,
  '/signup': async () => (await import('../features/auth/SignUpScreen.tsx')).SignUpScreen,
  '/confirm': async () => (await import('../features/auth/ConfirmScreen.tsx')).ConfirmScreen,
  '/forgot': async () => (await import('../features/auth/ForgotScreen.tsx')).ForgotScreen,
  '/reset': async () => (await import('../features/auth/ResetScreen.tsx')).ResetScreen,
} as const;

/** A card whose script is here. */
export interface LoadedCard {
  readonly path: CardPath;
  readonly Component: ComponentType;
}

type CardPath = keyof typeof authScreens;

/** Fetches the card an address names; null on other pages, and where it does not come: its route tries again. */
export async function loadCard(pathname: string): Promise<LoadedCard | null> {
  const path = pathname.replace(/(.)\/+$/, '$1');
  if (!isCardPath(path)) return null;
  try {
    return { path, Component: await withDeadline(authScreens[path](), SCRIPT_DEADLINE_MS) };
  } catch {
    return null;
  }
}

const isCardPath = (path: string): path is CardPath => path in authScreens;

/** Fetches a screen ahead of time: a hover brings its chunk before the click. */
export const preloadAuth = {
  login: () => preload('/login'),
  signup: () => preload('/signup'),
};

/** The screen is not asked for yet: a failure is shown after the click. */
function preload(path: CardPath): void {
  authScreens[path]().catch(() => undefined);
}
