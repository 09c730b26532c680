import type { Page } from '@playwright/test';

/** A heading such as `['# Academics']`, a question with its answer, or a note, with all white space removed. */
export type Line = readonly [words: string, answer?: string];

/** Labels that differ on paper, where they need more context than on screen (requirements §3). */
const CALLED_ON_PAPER: Readonly<Record<string, string>> = {
  'When did you start?': 'Start date',
  'When did you finish, or will you?': 'End date',
  'Please tell us': 'Where else you heard about us',
  'Type your full legal name': 'Signed (full legal name)',
  "Today's date": 'Date signed',
};

/** Questions whose answers are masked except for the last four digits. */
const MASKED = /^(ssn|alien_number)$/;

/** Removes all white space, because lines break differently on paper. */
export const letters = (text: string): string => text.normalize('NFKC').replace(/\s+/g, '');

/**
 * Reads a form page from the screen: every heading, question, answer and note, in order.
 */
export async function readScreen(page: Page): Promise<Line[]> {
  const read = await page.evaluate(() => {
    type Found = { id: string; words: string; answer?: string };
    const text = (element: Element | null | undefined) => element?.textContent.trim() ?? '';
    const without = (element: Element | null, ...classes: string[]) => {
      const copy = element?.cloneNode(true) as Element | undefined;
      for (const name of classes) for (const part of copy?.querySelectorAll(name) ?? []) part.remove();
      return text(copy);
    };
    const box = (mark: HTMLInputElement) =>
      `${mark.checked ? '[X]' : '[ ]'} ${without(mark.labels?.[0] ?? null, '.app-choice__hint')}`;

    const readControl = (control: Element | null): string => {
      if (control instanceof HTMLInputElement && control.type === 'date')
        return control.value.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1');
      if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) return control.value;
      return text(control);
    };
    const readField = (field: Element): Found[] => {
      const controls = [...field.querySelectorAll('input, textarea, button[role=combobox]')];
      const marks = controls.filter(
        (control): control is HTMLInputElement =>
          control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type),
      );
      const words = without(field.querySelector('.app-field__label'), '.app-field__optional');
      const id = controls[0]?.id ?? '';
      if (field.matches('.app-confirmation-trigger')) {
        // Skips the status line of a nested date, which is blank until there is a message.
        const notes = [...field.querySelectorAll('p:not([role=status])')].map((note) => ({
          id: '',
          words: text(note),
        }));
        return [...marks.map((mark) => ({ id, words: text(mark.labels?.[0]), answer: yes(mark) })), ...notes];
      }
      if (field.querySelector('.app-upload'))
        return [{ id, words, answer: text(field.querySelector('.app-upload__name')) }];
      if (words === '' && marks[0])
        return [
          { id, words: without(marks[0].labels?.[0] ?? null, '.app-field__optional'), answer: yes(marks[0]) },
        ];
      if (marks.length > 0) return [{ id, words, answer: marks.map(box).join('') }];
      return [{ id, words, answer: controls.map(readControl).join(' ') }];
    };
    const yes = (mark: HTMLInputElement) => `${mark.checked ? '[X]' : '[ ]'} Yes`;

    const heading = (words: string): Found => ({ id: '', words });
    const ITEM = '.app-add-another-item';
    const readAll = (root: Element): Found[] =>
      [...root.querySelectorAll(`.app-field:not(:has(> .app-field__group)), [role=tablist], ${ITEM}`)]
        .filter(
          (part) => (part.matches(ITEM) ? part.parentElement : part)?.closest(ITEM) === root.closest(ITEM),
        )
        .flatMap((part) => {
          if (part.matches(ITEM)) return [heading(`## ${text(part.querySelector('h3'))}`), ...readAll(part)];
          if (part.role !== 'tablist') return readField(part);
          const answer = text(part.querySelector('[aria-selected=true]'));
          return [{ id: '', words: part.ariaLabel ?? '', answer }];
        });

    return [
      heading(`# ${text(document.querySelector('main h1'))}`),
      // Skips the review, because it repeats answers from the sections above.
      ...[...document.querySelectorAll('.app-form-section:not(#review)')].flatMap((section) => [
        heading(`## ${text(section.querySelector('h2'))}`),
        ...readAll(section),
      ]),
    ];
  });
  return read.map(({ id, words, answer }) =>
    makeLine(CALLED_ON_PAPER[words] ?? words, MASKED.test(id) ? mask(answer) : answer),
  );
}

/** Reads the read-only view. */
export async function readView(page: Page): Promise<Line[]> {
  const parts = await page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('h2, h3, h4, p, th, td')].map((part) => ({
      tag: part.tagName,
      text: part.textContent.trim(),
    })),
  );
  return parts.flatMap(({ tag, text }, at) => {
    if (tag === 'H2') return [makeLine(`# ${text}`)];
    if (tag === 'H3' || tag === 'H4') return [makeLine(`## ${text}`)];
    if (tag === 'TD') return [];
    return [makeLine(text, tag === 'TH' ? parts[at + 1]?.text : undefined)];
  });
}

export function makeLine(words: string, answer?: string): Line {
  return answer === undefined ? [letters(words)] : [letters(words), letters(answer)];
}

const mask = (answer = '') => answer.replace(/[A-Z0-9](?=.*[0-9]{4})/gi, '*');
