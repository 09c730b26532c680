import type { WebStatus } from '@admission/sdk';
import { describe, expect, test } from 'vitest';
import { decideLocation, type LocationDecision, type Mode, type LocationInput } from './decideLocation.ts';
import { COMPLETION_PATH, FORM_PATHS } from './paths.ts';

describe('for every combination of inputs, decideLocation', () => {
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
    readonly input: LocationInput;
    readonly hops: string[];
    readonly end: Extract<LocationDecision, { go: 'stay' }> | null;
    readonly endPath: string;
  }

  /** Follows redirects as the app does, giving up after ten. */
  function follow(input: LocationInput): Journey {
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

  test('ends every redirect chain in fewer than 3 hops · TRAP-05', () => {
    expect(violating(({ end, hops }) => end !== null && hops.length < 3)).toEqual([]);
  });

  test('records only the page on which the student ends up · TRAP-01', () => {
    expect(
      violating(({ end, endPath }) => !end?.record || end.record === endPath.replace(/\/$/, '')),
    ).toEqual([]);
  });

  test('records a visit for every student who has not submitted, and for no one else · ROUTE-20', () => {
    expect(
      violating(({ input, end }) => {
        const due = input.mode === 'student' && input.webStatus !== 'submitted';
        return Boolean(end?.record) === due;
      }),
    ).toEqual([]);
  });

  test('ends on /completion for every student who has submitted, and for no other student, visitor or token viewer · ROUTE-18, ROUTE-19', () => {
    expect(
      violating(({ input, endPath }) => {
        if (input.mode === 'service') return true;
        const submitted = input.mode === 'student' && input.webStatus === 'submitted';
        return endPath.startsWith(COMPLETION_PATH) === submitted;
      }),
    ).toEqual([]);
  });

  test('never redirects the service view · TRAP-48', () => {
    expect(violating(({ input, hops }) => input.mode !== 'service' || hops.length === 0)).toEqual([]);
  });

  test('redirects a student to the recorded last page, unless they have already navigated · ROUTE-22', () => {
    expect(
      violating(({ input, endPath }) => {
        const { mode, webStatus, hasChangedPage } = input;
        const last = FORM_PATHS.find((path) => path === input.lastPage);
        if (mode !== 'student' || webStatus === 'submitted' || hasChangedPage || !last) return true;
        return endPath.replace(/\/$/, '') === last;
      }),
    ).toEqual([]);
  });

  test('redirects no one from a form page except students who have submitted or have not navigated yet · ROUTE-23, TRAP-05', () => {
    expect(
      violating(({ input, hops }) => {
        const { mode, webStatus, path, lastPage, hasChangedPage } = input;
        const isLed = mode === 'student' && (webStatus === 'submitted' || !hasChangedPage);
        const isOnForm = FORM_PATHS.some((each) => path.startsWith(each));
        const isRemembered = FORM_PATHS.some((each) => each === lastPage);
        return !isOnForm || hops.length === 0 || (isLed && (isRemembered || webStatus === 'submitted'));
      }),
    ).toEqual([]);
  });

  test('redirects only to a form page or /completion · TRAP-06', () => {
    const known: string[] = [...FORM_PATHS, COMPLETION_PATH];

    expect(violating(({ hops }) => hops.every((hop) => known.includes(hop)))).toEqual([]);
  });
});
