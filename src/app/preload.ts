/** The account screens, each a chunk of its own; a hover brings one before the click (ACC-07). */
export const authScreens = {
  login: () => import('../features/auth/LoginScreen.tsx'),
  signup: () => import('../features/auth/SignUpScreen.tsx'),
  confirm: () => import('../features/auth/ConfirmScreen.tsx'),
  forgot: () => import('../features/auth/ForgotScreen.tsx'),
  reset: () => import('../features/auth/ResetScreen.tsx'),
};

/** Fetches a screen ahead of time. */
export const preloadAuth = {
  login: () => void authScreens.login(),
  signup: () => void authScreens.signup(),
};
