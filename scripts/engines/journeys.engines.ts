import { randomUUID } from 'node:crypto';
import { NOT_HERE, test } from './fixtures.ts';
import { Applicants } from './journeys/Applicants.ts';
import { application } from './journeys/application.ts';
import { inactivity } from './journeys/inactivity.ts';
import { names } from './journeys/names.ts';
import { pageEvents } from './journeys/pageEvents.ts';

for (const { name, isNarrowToo, steps } of [application, names, pageEvents, inactivity])
  test.describe(name, { tag: isNarrowToo ? '@narrow' : [] }, () => {
    test.describe.configure({ mode: 'serial' });
    const email = `engine-${randomUUID()}@example.edu`;

    test.beforeAll(({ opened }) => opened?.page.forgetCookies());

    for (const { name: step, needs = [], run } of steps)
      test(step, async ({ opened, request }, { annotations }) => {
        test.skip(!opened, NOT_HERE);
        if (!opened) return;
        const { page, version, cannot } = opened;
        annotations.push({ type: 'version', description: version });
        const missing = needs.find((ability) => !page.can(ability));
        test.skip(missing !== undefined, missing && cannot[missing]);

        const note = await run({ page, applicants: new Applicants(request), email });
        if (note) annotations.push({ type: 'note', description: note });
      });
  });
