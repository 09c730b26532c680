import { ConfirmScreen } from '../features/auth/ConfirmScreen.tsx';
import { ForgotScreen } from '../features/auth/ForgotScreen.tsx';
import { LoginScreen } from '../features/auth/LoginScreen.tsx';
import { ResetScreen } from '../features/auth/ResetScreen.tsx';
import { SignUpScreen } from '../features/auth/SignUpScreen.tsx';

export { AuthFrame } from './layouts/AuthFrame.tsx';

/** The screen of each card. */
export const cards = {
  '/login': LoginScreen,
  '/signup': SignUpScreen,
  '/confirm': ConfirmScreen,
  '/forgot': ForgotScreen,
  '/reset': ResetScreen,
} as const;
