/* Loaded when Help or Privacy is hovered, focused or first pressed. */
export { CopyText } from './CopyText.tsx';
export { HelpTopics } from './HelpTopics.tsx';
export { PrivacyTopics } from './PrivacyTopics.tsx';
