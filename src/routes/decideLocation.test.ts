import type { WebStatus } from '@admission/sdk';
import { describe, expect, test } from 'vitest';
import { decideLocation, type LocationDecision, type Mode, type WhereaboutsInput } from './decideLocation.ts';
import { COMPLETION_PATH, FORM_PATHS } from './paths.ts';

const at = (input: Partial<WhereaboutsInput>) =>
  decideLocation({
    mode: 'student',
    path: '/about',
    webStatus: 'started',
    lastPage: null,
    hasChangedPage: false,
    ...input,
  });
const stay = (record: string | null) => ({ go: 'stay', record });
const to = (path: string) => ({ go: 'redirect', to: path });

type Row = [sentence: string, input: Partial<WhereaboutsInput>, decision: object];
const TABLE: Row[] = [
  [
    'ROUTE-18 a submitted student goes from a form page to /completion',
    { webStatus: 'submitted' },
    to('/completion'),
  ],
  ['ROUTE-18 …whatever the last page', { webStatus: 'submitted', lastPage: '/education' }, to('/completion')],
  ['ROUTE-18 …and stays there', { webStatus: 'submitted', path: '/completion' }, stay(null)],
  ['ROUTE-19 a started student goes from /completion to /about', { path: '/completion' }, to('/about')],
  ['ROUTE-19 so does a validating one', { path: '/completion', webStatus: 'validating' }, to('/about')],
  ['ROUTE-19 so does one without status', { path: '/completion', webStatus: null }, to('/about')],
  ['ROUTE-19 so does a visitor', { mode: 'visitor', path: '/completion' }, to('/about')],
  ['ROUTE-20 a started student’s visit is recorded', {}, stay('/about')],
  ['ROUTE-20 so is a validating one’s', { webStatus: 'validating', path: '/education' }, stay('/education')],
  [
    'ROUTE-20 so is one before the application is started: it waits for that',
    { webStatus: null },
    stay('/about'),
  ],
  ['ROUTE-20 nor for a visitor', { mode: 'visitor' }, stay(null)],
  ['ROUTE-20 nor in a public view', { mode: 'token' }, stay(null)],
  ['ROUTE-20 a path is recorded without its trailing slash', { path: '/education/' }, stay('/education')],
  ['ROUTE-22 a student goes to the saved last page', { lastPage: '/education' }, to('/education')],
  ['ROUTE-22 before there is a status too', { lastPage: '/education', webStatus: null }, to('/education')],
  ['ROUTE-22 and stays when already there', { lastPage: '/about' }, stay('/about')],
  [
    'ROUTE-23 a student who has moved stays',
    { lastPage: '/education', hasChangedPage: true },
    stay('/about'),
  ],
  ['ROUTE-22 a visitor has no last page', { mode: 'visitor', lastPage: '/education' }, stay(null)],
  ['TRAP-01 a visit that redirects is not recorded', { lastPage: '/final-steps' }, to('/final-steps')],
  ['TRAP-05 a saved /completion is ignored', { lastPage: '/completion' }, stay('/about')],
  ['TRAP-06 an old path is ignored', { lastPage: '/academics' }, stay('/about')],
  ['TRAP-06 a path without slash is ignored', { lastPage: 'education' }, stay('/about')],
  ['TRAP-06 a blank is ignored', { lastPage: '' }, stay('/about')],
  ['TRAP-06 another site is ignored', { lastPage: 'https://evil' }, stay('/about')],
  ['TRAP-48 the service view stays where it is', { mode: 'service', path: '/education' }, stay(null)],
  [
    'TRAP-48 …no matter who is logged in',
    { mode: 'service', webStatus: 'submitted', lastPage: '/final-steps' },
    stay(null),
  ],
];

describe('decideLocation', () => {
  test.each(TABLE)('%s', (_, input, decision) => {
    expect(at(input)).toEqual(decision);
  });
});

describe('decideLocation, for every combination', () => {
  const modes: Mode[] = ['service', 'token', 'student', 'visitor'];
  const paths = [...FORM_PATHS, COMPLETION_PATH, '/about/', '/completion/'];
  const statuses: (WebStatus | null)[] = [null, 'started', 'validating', 'submitted'];
  const lastPages = [
    null,
    '',
    ...FORM_PATHS,
    COMPLETION_PATH,
    '/academics',
    'education',
    '/login',
    'https://evil',
  ];

  interface Journey {
    readonly input: WhereaboutsInput;
    readonly hops: string[];
    readonly end: Extract<LocationDecision, { go: 'stay' }> | null;
    readonly endPath: string;
  }

  /** Follows redirects as the app does, giving up after ten. */
  function follow(input: WhereaboutsInput): Journey {
    const hops: string[] = [];
    let path = input.path;
    for (let turn = 0; turn < 10; turn += 1) {
      const decision = decideLocation({ ...input, path });
      if (decision.go === 'stay') return { input, hops, end: decision, endPath: path };
      path = decision.to;
      hops.push(path);
    }
    return { input, hops, end: null, endPath: path };
  }

  const journeys = modes.flatMap((mode) =>
    paths.flatMap((path) =>
      statuses.flatMap((webStatus) =>
        lastPages.flatMap((lastPage) =>
          [true, false].map((hasChangedPage) => follow({ mode, path, webStatus, lastPage, hasChangedPage })),
        ),
      ),
    ),
  );
  const violating = (rule: (journey: Journey) => boolean) =>
    journeys.filter((journey) => !rule(journey)).map(({ input, hops }) => ({ ...input, hops }));

  test('the model is the whole of it', () => {
    expect(journeys).toHaveLength(4 * 6 * 4 * 10 * 2);
  });

  test('every journey ends, after fewer than 3 hops · TRAP-05', () => {
    expect(violating(({ end, hops }) => end !== null && hops.length < 3)).toEqual([]);
  });

  test('what is recorded is where the student is, and only once they stay · TRAP-01', () => {
    expect(
      violating(({ end, endPath }) => !end?.record || end.record === endPath.replace(/\/$/, '')),
    ).toEqual([]);
  });

  test('a visit is recorded exactly for students who have not submitted; it waits for started · ROUTE-20', () => {
    expect(
      violating(({ input, end }) => {
        const due = input.mode === 'student' && input.webStatus !== 'submitted';
        return Boolean(end?.record) === due;
      }),
    ).toEqual([]);
  });

  test('a submitted student always ends on /completion, and no other person on the form does · ROUTE-18', () => {
    expect(
      violating(({ input, endPath }) => {
        if (input.mode === 'service') return true;
        const submitted = input.mode === 'student' && input.webStatus === 'submitted';
        return endPath.startsWith(COMPLETION_PATH) === submitted;
      }),
    ).toEqual([]);
  });

  test('the service view is never redirected · TRAP-48', () => {
    expect(violating(({ input, hops }) => input.mode !== 'service' || hops.length === 0)).toEqual([]);
  });

  test('a student with a saved form page who has not moved ends there · ROUTE-22', () => {
    expect(
      violating(({ input, endPath }) => {
        const { mode, webStatus, hasChangedPage } = input;
        const last = FORM_PATHS.find((path) => path === input.lastPage);
        if (mode !== 'student' || webStatus === 'submitted' || hasChangedPage || !last) return true;
        return endPath.replace(/\/$/, '') === last;
      }),
    ).toEqual([]);
  });

  test('no person is ever sent anywhere but to a form page or /completion · TRAP-06', () => {
    const known: string[] = [...FORM_PATHS, COMPLETION_PATH];

    expect(violating(({ hops }) => hops.every((hop) => known.includes(hop)))).toEqual([]);
  });
});
