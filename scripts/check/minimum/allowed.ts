/** Features that the build may use although a supported browser lacks them, and why that does no harm. */
export interface Allowed {
  why: string;
  features: readonly string[];
}

/** Each feature must occur in the build; unused entries have to be removed. */
export const ALLOWED: readonly Allowed[] = [
  {
    why: 'where the call throws, a timer takes its place',
    features: ['requestIdleCallback', 'cancelIdleCallback'],
  },
  {
    why: 'asked for before use, by React, React Router, TanStack Query, Yup and react-select',
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
    why: 'a name of the library’s own, and no API: React, React Router, Yup, a dialog’s button',
    features: [
      'Profiler',
      'ViewTransition',
      'alternate',
      'conditions',
      'config',
      'createContext',
      'displayName',
      'fallback',
      'requestClose',
      'share',
    ],
  },
  {
    why: 'focus rings have @supports; the rest is decoration and distances, plainer without',
    features: [':has'],
  },
  {
    why: 'without JavaScript the spinner and the sentence of a page that did not start show as well',
    features: ['(scripting)'],
  },
  {
    why: 'lines break as they always did',
    features: ['text-wrap'],
  },
  {
    why: 'a phone has no pointer and no corner to pull',
    features: ['cursor: default', 'cursor: not-allowed', 'cursor: pointer', 'cursor: progress', 'resize'],
  },
  {
    why: 'Safari has no forced colours',
    features: ['forced-color-adjust'],
  },
  {
    why: 'paper: a page break may fall elsewhere; Chrome has print-color-adjust under a prefix, which the sheet has too',
    features: ['@page', 'break-after: avoid', 'orphans', 'print-color-adjust', 'widows'],
  },
  {
    why: 'the browser’s own scroll bars, the next family of the list, Safari’s prefix',
    features: ['font-family: ui-monospace', 'scrollbar-color', 'scrollbar-width', 'text-size-adjust'],
  },
];
