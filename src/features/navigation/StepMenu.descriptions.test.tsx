// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { text, upload } from '../../core/kinds/builders.ts';
import { pageOf } from '../../core/test-support/formOf.ts';
import { COLLECT_MS } from '../../session/index.ts';
import { aStudent } from '../../session/test-support/aStudent.ts';
import { aVisitor } from '../../session/test-support/aVisitor.ts';
import { renderFor } from '../../session/test-support/renderFor.tsx';
import { StepMenu } from './StepMenu.tsx';

const REQUIRED = {
  pages: [
    pageOf('about', [
      text('first_name', { label: 'First name', required: true }),
      text('last_name', { label: 'Last name', required: true }),
      text('siblings_count', { label: 'Siblings' }),
    ]),
    pageOf('education', [upload('resume_doc', { label: 'Résumé', required: true })]),
    pageOf('final-steps', [text('heard_other', { label: 'Where' })]),
  ],
};
const progress = () =>
  screen.getAllByRole('link').map((link) => {
    const [id = ''] = link.getAttribute('aria-describedby')?.split(' ') ?? [];
    return document.getElementById(id)?.textContent;
  });
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => void vi.useFakeTimers());

it('each step’s accessible description, not its name, shows how many required questions are answered · NAV-13', () => {
  renderFor(aVisitor({ form: REQUIRED }).sessions, <StepMenu form={REQUIRED} />);

  expect(progress()).toEqual([
    '0 of 2 required questions answered',
    '0 of 1 required questions answered',
    undefined,
  ]);
  for (const name of ['about', 'education', 'final-steps'])
    expect(screen.getByRole('link', { name })).toBeTruthy();
});

it('during validation, each step shows only the number of summary items on its page · NAV-13', async () => {
  const { sessions, form: store } = aStudent({ form: REQUIRED, status: 'validating' });
  store.errors.setServerErrors(
    new Map([
      ['first_name', ['is wrong']],
      ['last_name', ['is wrong']],
    ]),
  );
  renderFor(sessions, <StepMenu form={REQUIRED} />);

  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    expect.stringMatching(/^1about 2 to fix$/),
    expect.stringMatching(/^2education Nothing to fix$/),
    expect.stringMatching(/^3final-steps Nothing to fix$/),
  ]);
  expect(progress()).toEqual([undefined, undefined, undefined]);
});

it('the step menu updates its counts shortly after answers and documents change, without rendering on every keystroke · PROD-06', () => {
  const { sessions, form } = aStudent({ form: REQUIRED });
  const renderings = vi.fn();
  renderFor(
    sessions,
    <Profiler id="menu" onRender={renderings}>
      <StepMenu form={REQUIRED} />
    </Profiler>,
  );
  renderings.mockClear();

  act(() => {
    for (const typed of ['M', 'Ma', 'May']) form.set('first_name', typed);
  });
  expect(renderings).not.toHaveBeenCalled();
  wait(COLLECT_MS);
  expect(progress()[0]).toMatch(/^1 of 2/);
  expect(renderings).toHaveBeenCalledOnce();

  act(() => form.set('first_name', 'Maya'));
  wait(COLLECT_MS);
  expect(renderings).toHaveBeenCalledOnce();
  act(() => form.setDocuments(['resume_doc']));
  wait(COLLECT_MS);
  expect(progress()[1]).toMatch(/^1 of 1/);
});

const HOVERED = {
  pages: ['about', 'education'].map((id) => ({ ...pageOf(id, []), description: `${id} in short` })),
};
const link = (name: string) => screen.getByRole('link', { name: new RegExp(name) });
const isOpen = (name: string) => !screen.getByText(`${name} in short`).hidden;
const leave = (ms: number) => {
  fireEvent.pointerLeave(link('education'));
  wait(ms);
};

it.each<[string, step: 'about' | 'education', isOpen: boolean, () => void]>([
  ['stays open for 149 ms after the pointer has left', 'education', true, () => leave(149)],
  ['closes 150 ms after the pointer has left', 'education', false, () => leave(150)],
  [
    'stays open while the pointer is on it',
    'education',
    true,
    () => {
      leave(100);
      fireEvent.pointerEnter(screen.getByRole('tooltip'));
      wait(1_000);
    },
  ],
  [
    'closes on Escape, wherever focus is',
    'education',
    false,
    () => fireEvent.keyDown(document.body, { key: 'Escape' }),
  ],
  ...([299, 300] as const).map((ms): [string, 'about', boolean, () => void] => [
    `is followed at once by another step’s if the pointer reaches it within 300 ms: ${ms}`,
    'about',
    ms < 300,
    () => {
      leave(ms);
      fireEvent.pointerEnter(link('about'));
    },
  ]),
  [
    'is not followed by another one on touch, even when a tap focuses the step',
    'about',
    false,
    () => {
      leave(1_000);
      fireEvent.pointerEnter(link('about'), { pointerType: 'touch' });
      fireEvent.focus(link('about'));
      wait(200);
    },
  ],
])(
  'the description of a step opens after 200 ms of hovering and %s · FORM-11, CONST-23',
  (_, step, opens, act) => {
    renderFor(aVisitor({ form: HOVERED }).sessions, <StepMenu form={HOVERED} />);
    fireEvent.pointerEnter(link('education'));
    wait(199);
    expect(isOpen('education')).toBe(false);
    wait(1);
    expect(isOpen('education')).toBe(true);

    act();

    expect(isOpen(step)).toBe(opens);
  },
);
