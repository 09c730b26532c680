/* Loaded with the first press on Help or Privacy, or as it is approached. */
export { HelpTopics } from './HelpTopics.tsx';
export { PrivacyTopics } from './PrivacyTopics.tsx';
