import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { NOT_HERE, openProduct, test } from './fixtures.ts';
import { Applicants } from './journeys/Applicants.ts';
import { application } from './journeys/application.ts';
import { PLANTED_FAULTS } from './plantedFaults.ts';

for (const { name, engine, change } of PLANTED_FAULTS)
  test(`${engine} notices ${name}`, async ({ request }, { annotations }) => {
    const opened = await openProduct({ engine, size: 'desktop' }, change);
    test.skip(!opened, NOT_HERE);
    if (!opened) return;
    const scene = {
      page: opened.page,
      applicants: new Applicants(request),
      email: `engine-${randomUUID()}@example.edu`,
    };
    let failed: string | undefined;
    try {
      for (const step of application.steps) {
        failed = step.name;
        await step.run(scene);
        failed = undefined;
      }
    } catch {
      annotations.push({ type: 'note', description: `the journey fails at “${failed ?? ''}”` });
    }
    await opened.close();
    expect(failed, 'the step that fails').toBeDefined();
  });
