/** Which element is meant, as a person or a screen reader would say it. */
export interface Target {
  role:
    | 'button'
    | 'checkbox'
    | 'combobox'
    | 'dialog'
    | 'field'
    | 'file'
    | 'group'
    | 'heading'
    | 'link'
    | 'main'
    | 'option'
    | 'radio'
    | 'region'
    | 'status'
    | 'tab';
  /** The accessible name: whole, unless `starts` is set. */
  name?: string;
  starts?: boolean;
  within?: Target;
}

/**
 * Finds the first visible element of a role and name in the page, or null.
 *
 * Runs in the page, in engines of 2022 too, so it is complete in itself. Names follow the parts of "Accessible
 * Name and Description Computation" that the application uses; the step "names" holds them against the engine's own.
 */
export function findElement(target: Target): Element | null {
  const SELECTORS: Record<Target['role'], string> = {
    button: 'button, [role=button]',
    checkbox: 'input[type=checkbox]',
    combobox: '[role=combobox], select',
    dialog: '[role=dialog], dialog',
    field: 'input:not([type=checkbox]):not([type=radio]):not([type=file]), textarea',
    file: 'input[type=file]',
    group: 'fieldset, [role=group], [role=radiogroup]',
    heading: 'h1, h2, h3, h4',
    link: 'a[href]',
    main: 'main',
    option: '[role=option], option',
    radio: 'input[type=radio]',
    region: 'section, [role=region]',
    status: '[role=status], [role=alert]',
    tab: '[role=tab]',
  };
  const plain = (text: string) =>
    text
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/ \(optional\)$/, '');
  const textOf = (element: Element | null): string => {
    if (!element || element.getAttribute('aria-hidden') === 'true') return '';
    return [...element.childNodes]
      .map((node) => (node instanceof Element ? textOf(node) : (node.textContent ?? '')))
      .join('');
  };
  const nameOf = (element: Element): string => {
    const labelledBy = element.getAttribute('aria-labelledby');
    if (labelledBy)
      return labelledBy
        .split(' ')
        .map((id) => textOf(document.getElementById(id)))
        .join(' ');
    const label = element.getAttribute('aria-label');
    if (label) return label;
    if (element instanceof HTMLFieldSetElement) return textOf(element.querySelector('legend'));
    const { labels } = element as HTMLInputElement;
    if (labels && labels.length > 0) return [...labels].map(textOf).join(' ');
    return element.matches('button, a, h1, h2, h3, h4, [role=option], option, [role=tab]')
      ? textOf(element)
      : '';
  };
  const isVisible = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden';

  const find = ({ role, name, starts = false, within }: Target): Element | null => {
    const scope = within ? find(within) : document;
    const wanted = name === undefined ? undefined : plain(name);
    const fits = (element: Element) => {
      if (!isVisible(element)) return false;
      if (wanted === undefined) return true;
      const own = plain(nameOf(element));
      return starts ? own.startsWith(wanted) : own === wanted;
    };
    return [...(scope?.querySelectorAll(SELECTORS[role]) ?? [])].find(fits) ?? null;
  };
  return find(target);
}
