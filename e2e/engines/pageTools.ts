import type { Page } from '@playwright/test';
import { queryAllByLabelText, queryAllByRole } from '@testing-library/dom';

/** An element, described as a person or a screen reader would name it. */
export interface Target {
  /** `field` and `file` find controls by label, because passwords, dates and files have no role. */
  role: Parameters<Page['getByRole']>[0] | 'field' | 'file';
  /** The accessible name: the whole name, or a prefix of it if `starts` is set. */
  name?: string;
  starts?: boolean;
  within?: Target;
}

const FIELD = 'input:not([type=checkbox], [type=radio], [type=file]), textarea';

/** Finds the first visible element with a role and name; null if there is none. */
function find({ role, name = '', starts = name === '', within }: Target): HTMLElement | null {
  const fits = (whole: string) => {
    const own = whole.replace(/ \(optional\)$/, '');
    return starts ? own.startsWith(name) : own === name;
  };
  const scope = within ? find(within) : document.body;
  if (!scope) return null;
  const found =
    role === 'field' || role === 'file'
      ? queryAllByLabelText(scope, fits, { selector: role === 'file' ? 'input[type=file]' : FIELD })
      : queryAllByRole(scope, role, { name: fits });
  return found.find((element) => element.getClientRects().length > 0) ?? null;
}

/** Functions that the journeys run inside a page. They must also work in engines from 2022. */
export const pageTools = {
  has: (target: Target) => find(target) !== null,

  hasFocus: (target: Target) => document.activeElement !== null && find(target) === document.activeElement,

  /** Returns the visible text of the page or of an element. */
  text: (target?: Target) => (target ? find(target) : document.body)?.innerText ?? '',

  /** Returns the value of a control, or whether it is checked; null if there is no control. */
  value: (target: Target) => {
    const control = find(target) as HTMLInputElement | null;
    return control?.matches('[type=checkbox], [type=radio]')
      ? String(control.checked)
      : (control?.value ?? null);
  },

  /**
   * Scrolls an element into view and returns it with its position. WebKit's driver would reveal only the
   * element's first line.
   */
  reach: (target: Target): [HTMLElement, place: string] | null => {
    const element = find(target);
    if (!element) return null;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return [element, [x, y, width, height].join(' ')];
  },

  /** Sets a control's value as the browser's own date control would, with the events React listens to. */
  setValue: (target: Target, value: string) => {
    const control = find(target);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, value);
    for (const type of ['input', 'change', 'focusout'])
      control?.dispatchEvent(new Event(type, { bubbles: true }));
  },
};

declare global {
  interface Window {
    pageTools: typeof pageTools;
  }
}
window.pageTools = pageTools;
