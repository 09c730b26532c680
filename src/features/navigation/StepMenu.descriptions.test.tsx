// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { text, upload } from '../../core/kinds/builders.ts';
import { pageOf } from '../../core/test-support/formOf.ts';
import { COLLECT_MS, documentsQuery } from '../../session/index.ts';
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

it('the step menu shows no counts until the documents have loaded', () => {
  const { sessions, queryClient, session } = aStudent({ form: REQUIRED });
  queryClient.removeQueries({ queryKey: documentsQuery(session.sdk).queryKey });

  renderFor(sessions, <StepMenu form={REQUIRED} />);

  expect(progress()).toEqual([undefined, undefined, undefined]);
});

describe('the step menu', () => {
  const FORM = {
    pages: ['about', 'education'].map((id) => ({ ...pageOf(id, []), description: `${id} in short` })),
  };
  const link = (name: string) => screen.getByRole('link', { name: new RegExp(name) });
  const isOpen = (name: string) => !screen.getByText(`${name} in short`).hidden;

  beforeEach(() => void renderFor(aVisitor({ form: FORM }).sessions, <StepMenu form={FORM} />));

  it('opens the description of a step after 200 ms of hovering and closes it 150 ms after the pointer leaves · FORM-11, CONST-23', () => {
    fireEvent.pointerEnter(link('education'));
    wait(199);
    expect(isOpen('education')).toBe(false);
    wait(1);
    expect(isOpen('education')).toBe(true);

    fireEvent.pointerLeave(link('education'));
    wait(149);
    expect(isOpen('education')).toBe(true);
    wait(1);
    expect(isOpen('education')).toBe(false);
  });

  it('keeps a description open while the pointer is on it · FORM-11', () => {
    fireEvent.pointerEnter(link('education'));
    wait(200);
    fireEvent.pointerLeave(link('education'));
    wait(100);
    fireEvent.pointerEnter(screen.getByRole('tooltip'));
    wait(1_000);
    expect(isOpen('education')).toBe(true);

    fireEvent.pointerLeave(screen.getByRole('tooltip'));
    wait(150);
    expect(isOpen('education')).toBe(false);
  });

  it('closes an open description on Escape, wherever focus is · FORM-11', () => {
    fireEvent.pointerEnter(link('education'));
    wait(200);

    fireEvent.keyDown(document.body, { key: 'Escape' });

    expect(isOpen('education')).toBe(false);
  });

  it('does not open a description on touch, even when a tap focuses the step · FORM-11', () => {
    fireEvent.pointerEnter(link('education'), { pointerType: 'touch' });
    fireEvent.focus(link('education'));
    wait(200);

    expect(isOpen('education')).toBe(false);
  });

  it.each([
    [299, true],
    [300, false],
  ])(
    'opens the description of another step at once if the pointer reaches that step after %i ms: %s · FORM-11',
    (ms, opens) => {
      fireEvent.pointerEnter(link('education'));
      wait(200);
      fireEvent.pointerLeave(link('education'));
      wait(ms);
      fireEvent.pointerEnter(link('about'));

      expect(isOpen('about')).toBe(opens);
    },
  );
});
