import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';

const PATIENCE = { timeout: 10_000 };

/** Presses the control with this name, as soon as it appears. A link may be folded, as in a review on a phone. */
export async function press(
  name: string | RegExp,
  role: 'button' | 'link' | 'tab' | 'radio' = 'button',
): Promise<void> {
  const [control] = await screen.findAllByRole(role, { name, hidden: role === 'link' }, PATIENCE);
  if (control) await userEvent.click(control);
}

/** Answers every question with 'Yes' and ticks every box, so that all dependent questions open. */
export async function checkEverything(): Promise<void> {
  await screen.findAllByRole('radio', {}, PATIENCE);
  const answers = screen.queryAllByRole<HTMLInputElement>('radio', { name: 'Yes' });
  const boxes = screen.queryAllByRole<HTMLInputElement>('checkbox');
  for (const control of [...answers, ...boxes]) if (!control.checked) control.click();
}

/** Fills the field whose label begins with this text, as soon as it appears. */
export async function fill(label: string, text: string): Promise<void> {
  await userEvent.clear(await findControl(label, 'input, textarea'));
  // Pastes into whichever element has focus, because a list replaces its plain input once its script has
  // loaded.
  await userEvent.paste(text);
}

/** Opens the list whose label begins with this text. A closed list is a button. */
export async function openList(label: string): Promise<void> {
  await userEvent.click(await findControl(label, '[role=combobox]'));
}

/** Chooses a file of any kind for the upload whose label begins with this text. */
export async function chooseFile(label: string, file: File): Promise<void> {
  await userEvent.upload(await findControl(label, 'input[type=file]:not([multiple])'), file, {
    applyAccept: false,
  });
}

/**
 * Chooses generated photos in these colors for the upload whose label begins with this text, and waits until they are
 * on the page: the script that arranges them loads with the first ones.
 */
export async function choosePhotos(label: string, colors: readonly string[]): Promise<void> {
  const photos = await Promise.all(
    colors.map((color, at) => drawPhoto(`photo-${String(at + 1)}.jpg`, color)),
  );
  await userEvent.upload(await findControl(label, 'input[type=file][multiple]'), photos);
  await screen.findByRole('list', { name: 'Photos in page order' }, PATIENCE);
}

async function drawPhoto(name: string, color: string): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 800 });
  const context = canvas.getContext('2d');
  if (context) context.fillStyle = color;
  context?.fillRect(0, 0, canvas.width, canvas.height);
  const drawn = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg');
  });
  return new File(drawn ? [drawn] : [], name, { type: 'image/jpeg' });
}

const findControl = (label: string, selector: string): Promise<HTMLElement> =>
  screen.findByLabelText((text) => text.startsWith(label), { selector }, PATIENCE);
