import type { ComponentType } from 'react';
import { fetchScript } from '../data/fetchScript.ts';
import { lazyPart } from '../ui/index.ts';

/** The account screens by path, each a chunk of its own. */
export const authScreens = {
  '/login': lazyPart(async () => (await import('../features/auth/LoginScreen.tsx')).LoginScreen),
  '/signup': lazyPart(async () => (await import('../features/auth/SignUpScreen.tsx')).SignUpScreen),
  '/confirm': lazyPart(async () => (await import('../features/auth/ConfirmScreen.tsx')).ConfirmScreen),
  '/forgot': lazyPart(async () => (await import('../features/auth/ForgotScreen.tsx')).ForgotScreen),
  '/reset': lazyPart(async () => (await import('../features/auth/ResetScreen.tsx')).ResetScreen),
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
    return { path, Component: await fetchScript(authScreens[path].load()) };
  } catch {
    return null;
  }
}

const isCardPath = (path: string): path is CardPath => path in authScreens;

/** Fetches a screen ahead of time: a hover brings its chunk before the click. */
export const preloadAuth = {
  login: authScreens['/login'].preload,
  signup: authScreens['/signup'].preload,
};
