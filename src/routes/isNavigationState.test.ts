import { expect, test } from 'vitest';
import { isNavigationState } from './isNavigationState.ts';
import type { NavigationState } from './NavigationState.ts';

const CARRIED = {
  id: 'k3x9w2pq',
  revision: 1,
  answers: { first_name: 'Ana', last_name: 'Marsh' },
  addAnother: { parent: 2 },
  tabs: { hs_tab: 'us' },
};
const STATE: NavigationState = {
  message: { severity: 'success', text: 'Done.' },
  carried: CARRIED,
  username: 'ana@marsh.example',
  focus: 'ssn',
  reviewed: 'identity',
  serviceToken: 'abc',
};

test('accepts the state that the application writes into a history entry, and each part of it', () => {
  const parts = Object.entries(STATE).map(([key, value]) => ({ [key]: value as unknown }));

  expect([{}, STATE, ...parts].filter((state) => !isNavigationState(state))).toEqual([]);
});

test('rejects what only an extension or another version can have written', () => {
  const parts = Object.keys(STATE).map((key) => ({ ...STATE, [key]: 5 }));
  const forms: unknown[] = [
    ...Object.keys(CARRIED).map((key) => ({ ...CARRIED, [key]: [{}] })),
    ...[null, 'text', { ...CARRIED, id: 5 }, { ...CARRIED, revision: '1' }],
    { ...CARRIED, answers: { first_name: 'Ana', last_name: 5 } },
    { ...CARRIED, addAnother: { parent: '2' } },
  ];
  const states: unknown[] = [null, undefined, 'text', 5, { ...STATE, message: { text: 5 } }, ...parts];

  expect([...states, ...forms.map((carried) => ({ carried }))].filter(isNavigationState)).toEqual([]);
});
