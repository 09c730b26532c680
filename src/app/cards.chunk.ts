import { CONFIRM_PATH, FORGOT_PATH, LOGIN_PATH, RESET_PATH, SIGN_UP_PATH } from '../routes/paths.ts';
import { ConfirmScreen } from '../features/auth/ConfirmScreen.tsx';
import { ForgotScreen } from '../features/auth/ForgotScreen.tsx';
import { LoginScreen } from '../features/auth/LoginScreen.tsx';
import { ResetScreen } from '../features/auth/ResetScreen.tsx';
import { SignUpScreen } from '../features/auth/SignUpScreen.tsx';

export { AuthFrame } from './layouts/AuthFrame.tsx';

export const cards = {
  [LOGIN_PATH]: LoginScreen,
  [SIGN_UP_PATH]: SignUpScreen,
  [CONFIRM_PATH]: ConfirmScreen,
  [FORGOT_PATH]: ForgotScreen,
  [RESET_PATH]: ResetScreen,
} as const;
