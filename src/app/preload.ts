/** The account screens by path, each a chunk of its own. */
export const authScreens = {
  '/login': async () => (await import('../features/auth/LoginScreen.tsx')).LoginScreen,
  '/signup': async () => (await import('../features/auth/SignUpScreen.tsx')).SignUpScreen,
  '/confirm': async () => (await import('../features/auth/ConfirmScreen.tsx')).ConfirmScreen,
  '/forgot': async () => (await import('../features/auth/ForgotScreen.tsx')).ForgotScreen,
  '/reset': async () => (await import('../features/auth/ResetScreen.tsx')).ResetScreen,
} as const;

/** Fetches a screen ahead of time: a hover brings its chunk before the click (ACC-07). */
export const preloadAuth = {
  login: () => preload('/login'),
  signup: () => preload('/signup'),
};

/** Nobody has asked for the screen yet: what goes wrong is told by the click. */
function preload(path: keyof typeof authScreens): void {
  authScreens[path]().catch(() => undefined);
}
