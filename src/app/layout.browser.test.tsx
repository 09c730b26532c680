import axe from 'axe-core';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { findBrokenWords, findMisfits, findOutside, findSmallTargets } from './test-support/layout.ts';
import { openStory } from './test-support/openStory.tsx';

/** Enlarges text as a user style sheet does, without affecting media queries. */
const enlarge = (percent: number) => (document.documentElement.style.fontSize = `${String(percent)}%`);

const STORIES = [
  ['Sign Up', 'errors of an early submit'],
  ['About You', 'everything open'],
  ['About You', 'every error'],
  ['Academics', 'everything open, two colleges'],
  ['Submit', 'every error'],
  ['Documents', 'photos to be arranged'],
  ['Thank you', 'PDF failed'],
] as const;

it.each(STORIES)(
  '%s / %s passes axe on a phone, its targets are large enough, and it fits the windows of phones and desktops · FORM-01, AUTH-43',
  async (screen, state) => {
    await openStory(screen, state);
    for (const width of [1280, 320, 390]) {
      await page.viewport(width, 844);
      expect(findMisfits(), `${String(width)} px`).toEqual([]);
    }

    expect(findSmallTargets()).toEqual([]);
    const { violations } = await axe.run(document, { resultTypes: ['violations'], preload: false });
    expect(
      violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`)),
    ).toEqual([]);
  },
);

it.each(STORIES)(
  '%s / %s keeps everything in the windows of phones with text of 100 to 200 %, and breaks no word · FORM-01, WCAG 1.4.4, WCAG 1.4.10',
  async (screen, state) => {
    await openStory(screen, state);
    const found: string[] = [];
    for (const width of [320, 390]) {
      await page.viewport(width, 844);
      for (let percent = 100; percent <= 200; percent += 10) {
        enlarge(percent);
        const outside =
          width === 390 && percent === 200 ? [...findOutside(), ...findBrokenWords()] : findOutside();
        found.push(...outside.map((each) => `${each} at ${String(width)} px and ${String(percent)} %`));
      }
    }

    expect(found).toEqual([]);
  },
);

const box = (element: Element | null) => element!.getBoundingClientRect();
const named = (selector: string, name: string) =>
  [...document.querySelectorAll(selector)].find(({ textContent }) => textContent.trim() === name) ?? null;

it.each([1280, 800, 390])(
  'buttons, fields and the signature have their specified sizes at %s px · BTN-09, BTN-10, CONST-18…20',
  async (width) => {
    await openStory('Submit', 'nothing to fix');
    await page.viewport(width, 844);
    const isPhone = width < 640;
    // On a phone, a button is as wide as the column.
    const column = box(document.querySelector('main form')).width;
    const sizeOf = (name: string) => {
      const { width: across, height } = box(named('button', name));
      return [Math.round(across), Math.round(height)];
    };
    expect(sizeOf('Back')).toEqual([isPhone ? Math.round(column) : 240, 48]);
    expect(sizeOf('Submit Application')).toEqual([isPhone ? Math.round(column) : 160, 48]);

    const [name, date] = [
      box(document.querySelector('#signature_name')),
      box(document.querySelector('#signature_date')),
    ];
    if (isPhone) expect(date.y).toBeGreaterThan(name.y + name.height);
    else {
      expect(date.bottom).toBeCloseTo(name.bottom, 0);
      expect(date.x).toBeGreaterThan(name.right);
      expect(name.width / date.width).toBeGreaterThan(1.9);
    }
    expect(date.height).toBe(48);
  },
);

it.each([1280, 390])(
  'a card’s Submit has its specified width, an empty note takes no room, and requirements are evenly spaced, at %s px · BTN-09',
  async (width) => {
    await openStory('Sign Up', 'errors of an early submit');
    await page.viewport(width, 844);
    const boxes = (selector: string) => [...document.querySelectorAll(selector)].map(box);
    const [form, submit, footer] = boxes('form, form > button, .app-auth-card__footer');
    const tops = boxes('#password-requirements span > span:first-child').map(({ top }) => top);

    expect(Math.round(submit!.width)).toBe(width === 1280 ? 160 : Math.round(form!.width));
    expect(footer!.top - submit!.bottom).toBe(24);
    expect(tops[4]! - tops[3]!).toBeCloseTo(tops[1]! - tops[0]!, 0);
  },
);

it('on a wide window, the summary lines up in two columns · VSUM-01', async () => {
  await page.viewport(1280, 844);
  await openStory('About You', 'every error');

  const lefts = [...document.querySelectorAll('.app-error-summary__link')].map((link) => box(link).left);
  expect(new Set(lefts).size).toBe(2);
});

it('the leaves of the banner are beside its texts, even on the last day with text of 200 % · BEY-05, WCAG 1.4.4', async () => {
  await page.viewport(1280, 844);
  await openStory('Banners', 'the last day until 10/15/2024');

  enlarge(200);

  const range = document.createRange();
  const texts = [...document.querySelectorAll('.app-banner p > :last-child, .app-banner p')].flatMap(
    (text) => {
      range.selectNodeContents(text);
      return [...range.getClientRects()];
    },
  );
  const leaf = Math.min(...[...document.querySelectorAll('.app-twig__leaf')].map((each) => box(each).left));
  expect(Math.max(...texts.map(({ right }) => right))).toBeLessThan(leaf);
});
