import type { Page } from '@playwright/test';
import { queryAllByLabelText, queryAllByRole } from '@testing-library/dom';

/** An element as a person or a screen reader would name it. */
export interface Target {
  /** `field` and `file` are controls by their label: passwords, dates and files have no role. */
  role: Parameters<Page['getByRole']>[0] | 'field' | 'file';
  /** The accessible name: whole, unless `starts` is set. */
  name?: string;
  starts?: boolean;
  within?: Target;
}

const FIELD = 'input:not([type=checkbox], [type=radio], [type=file]), textarea';

/** Finds the first visible element of a role and name, or null. */
export function find({ role, name = '', starts = name === '', within }: Target): HTMLElement | null {
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

/** What the journeys do inside a page, in engines of 2022 too. */
export const pageTools = {
  has: (target: Target) => find(target) !== null,

  hasFocus: (target: Target) => document.activeElement !== null && find(target) === document.activeElement,

  /** What can be read on the page, or in a part of it. */
  text: (target?: Target) => (target ? find(target) : document.body)?.innerText ?? '',

  /** What a control holds; null where there is none. */
  value: (target: Target) => {
    const control = find(target) as HTMLInputElement | null;
    return control?.matches('[type=checkbox], [type=radio]')
      ? String(control.checked)
      : (control?.value ?? null);
  },

  /** Scrolls until it is whole, as a person does: WebKit's driver is content with a line of it. Says where it is. */
  reach: (target: Target): [HTMLElement, place: string] | null => {
    const element = find(target);
    if (!element) return null;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return [element, [x, y, width, height].join(' ')];
  },

  /** Sets a control's value as the browser's own date control would; React listens to the events. */
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
