import { AUTH_WORDS } from './authWords.ts';

/** The warm line beside each card. Design: login, signup, confirm, forgot, reset. */
const LEADS: Readonly<Record<string, string>> = {
  '/login': AUTH_WORDS.login.lead,
  '/signup': AUTH_WORDS.signUp.lead,
  '/confirm': AUTH_WORDS.confirm.lead,
  '/forgot': AUTH_WORDS.forgot.lead,
  '/reset': AUTH_WORDS.reset.lead,
};

/** Gives the line that stands beside the card of a path. */
export function cardLead(pathname: string): string {
  return LEADS[pathname.replace(/(.)\/+$/, '$1')] ?? AUTH_WORDS.lead;
}
