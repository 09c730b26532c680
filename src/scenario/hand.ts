/** How long a step waits for what it needs, in ms. */
const PATIENCE_MS = 10_000;

const OWN_PANEL = '.app-scenario-switch';
const PRESSABLE = 'button, a[href], [role=tab], [role=option]';

/** Presses the control with this name, as soon as it is there. */
export async function press(name: string): Promise<void> {
  const control = await until(`'${name}' to press`, () =>
    [...document.querySelectorAll<HTMLElement>(PRESSABLE)].find(
      (element) => isThere(element) && nameOf(element) === name,
    ),
  );
  control.click();
}

/** Presses a step of the menu, whatever it says besides its name. */
export async function pressStep(title: string): Promise<void> {
  const link = await until(`the step '${title}'`, () =>
    [...document.querySelectorAll<HTMLElement>('nav[aria-label="Application steps"] a')].find((element) =>
      element.textContent.includes(title),
    ),
  );
  link.click();
}

/** Answers every 'Yes' and ticks every box, so that what depends on them opens. */
export async function checkEverything(): Promise<void> {
  await until('a question', () => document.querySelector('main input[type=radio]') ?? undefined);
  for (const label of document.querySelectorAll<HTMLLabelElement>('main label')) {
    const { control } = label;
    if (!(control instanceof HTMLInputElement) || control.checked) continue;
    if (control.type === 'checkbox' || (control.type === 'radio' && nameOf(label) === 'Yes')) control.click();
  }
}

/** Types into the field whose label begins so, as soon as it is there. */
export async function fill(label: string, text: string): Promise<void> {
  const input = await find(label);
  input.focus();
  // React listens to the value as the browser sets it, not to the one it set itself.
  const { prototype } = input instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
}

/** Opens the list whose label begins so: at rest it is a button. */
export async function openList(label: string): Promise<void> {
  const control = await until(`the list '${label}'`, () =>
    [...document.querySelectorAll<HTMLButtonElement>('button[role=combobox]')].find((button) =>
      [...button.labels, ...labelledBy(button)].some((each) => nameOf(each).startsWith(label)),
    ),
  );
  control.focus();
  control.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true, button: 0 }));
  control.click();
}

const labelledBy = (element: Element) =>
  (element.getAttribute('aria-labelledby') ?? '')
    .split(' ')
    .flatMap((id) => document.getElementById(id) ?? []);

/** Gives a file to the upload whose label begins so. */
export async function chooseFile(label: string, file: File): Promise<void> {
  // Its words name it by their id: the label it has is the button that opens the file dialog.
  const input = await until(`a document '${label}'`, () =>
    [...document.querySelectorAll<HTMLInputElement>('input[type="file"]')].find((each) =>
      nameOf(document.getElementById(`${each.id}-label`) ?? each).startsWith(label),
    ),
  );
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

function find(label: string): Promise<HTMLInputElement | HTMLTextAreaElement> {
  return until(`a field '${label}'`, () => {
    const labels = [...document.querySelectorAll('label')].filter((each) => nameOf(each).startsWith(label));
    return labels
      .map(({ control }) => control)
      .find(
        (control) =>
          (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) &&
          !control.closest(OWN_PANEL),
      ) as HTMLInputElement | HTMLTextAreaElement | undefined;
  });
}

const nameOf = (element: Element) =>
  (element.getAttribute('aria-label') ?? element.textContent).replaceAll(/\s+/g, ' ').trim();

const isThere = (element: HTMLElement) =>
  element.closest(OWN_PANEL) === null && element.getClientRects().length > 0;

/** Waits for something to be on the page. */
async function until<T>(what: string, look: () => T | undefined): Promise<T> {
  const start = performance.now();
  for (;;) {
    const found = look();
    if (found !== undefined) return found;
    if (performance.now() - start > PATIENCE_MS) throw new Error(`The story waits for ${what} in vain.`);
    await new Promise(requestAnimationFrame);
  }
}
