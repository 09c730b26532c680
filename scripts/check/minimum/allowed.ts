/** Features that the build may use although a supported browser lacks them, and why that does no harm. */
export interface Allowed {
  why: string;
  features: readonly string[];
}

/** Each feature must occur in the build; unused entries have to be removed. */
export const ALLOWED: readonly Allowed[] = [
  {
    why: 'if the call throws, a timer is used instead',
    features: ['requestIdleCallback', 'cancelIdleCallback'],
  },
  {
    why: 'if the call throws, only a student’s own page deletes old records, when it opens',
    features: ['databases'],
  },
  {
    why: 'React, React Router, TanStack Query, Yup and react-select check for these before they use them',
    features: [
      'Error.captureStackTrace',
      'canIntercept',
      'cssFloat',
      'currentEntry',
      'downlink',
      'fromElement',
      'navigation',
      'navigator.connection',
      'popover',
      'setImmediate',
      'skipTransition',
      'startViewTransition',
      'transferSize',
      'userAgentData',
    ],
  },
  {
    why: 'names defined by React, React Router, Yup and react-modal, not browser APIs',
    features: [
      'Profiler',
      'ViewTransition',
      'alternate',
      'conditions',
      'config',
      'createContext',
      'displayName',
      'requestClose',
      'share',
    ],
  },
  {
    why: 'focus rings are guarded by @supports; elsewhere it affects only decoration and spacing',
    features: [':has'],
  },
  {
    why: 'where it is missing, a page without JavaScript also shows the spinner and the message about a failed start',
    features: ['(scripting)'],
  },
  { why: 'where it is missing, a long word of a title breaks anywhere', features: ['hyphens'] },
  {
    why: 'where it is missing, all questions are laid out before the first words',
    features: ['content-visibility', 'contain-intrinsic-size'],
  },
  { why: 'where it is missing, lines break as usual', features: ['text-wrap'] },
  {
    why: 'a phone has no mouse pointer and no resize handle',
    features: ['cursor: default', 'cursor: not-allowed', 'cursor: pointer', 'cursor: progress', 'resize'],
  },
  { why: 'Safari has no forced-colors mode', features: ['forced-color-adjust'] },
  {
    why: 'print only: page breaks may differ; for Chrome, the style sheet also has the prefixed print-color-adjust',
    features: ['@page', 'break-after: avoid', 'orphans', 'print-color-adjust', 'widows'],
  },
  {
    why: 'the browser uses its own scroll bars, the next font family, and the property with Safari’s prefix',
    features: ['font-family: ui-monospace', 'scrollbar-color', 'scrollbar-width', 'text-size-adjust'],
  },
];
