/**
 * The account cards: log in, sign up, confirm, forgot, reset.
 *
 * This door stays light. Each screen is a chunk of its own that brings yup, so the router imports
 * `LoginScreen.tsx` and its siblings lazily, by their files.
 */
export { cardLead } from './authWords.ts';
