import type { ComponentType } from 'react';
import type { CardPath } from '../core/application/routes.ts';
import { ConfirmScreen } from '../features/auth/ConfirmScreen.tsx';
import { ForgotScreen } from '../features/auth/ForgotScreen.tsx';
import { LoginScreen } from '../features/auth/LoginScreen.tsx';
import { ResetScreen } from '../features/auth/ResetScreen.tsx';
import { SignUpScreen } from '../features/auth/SignUpScreen.tsx';

/** The screen of each card. */
export type Cards = Readonly<Record<CardPath, ComponentType>>;

export const cards: Cards = {
  '/login': LoginScreen,
  '/signup': SignUpScreen,
  '/confirm': ConfirmScreen,
  '/forgot': ForgotScreen,
  '/reset': ResetScreen,
};
