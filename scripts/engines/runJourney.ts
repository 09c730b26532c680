import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Engine, Size } from './Engine.ts';
import type { Applicants } from './journeys/Applicants.ts';
import type { Journey, Scene, Step } from './journeys/Journey.ts';
import type { Page } from './Page.ts';

/** How a step ended. */
export interface StepResult {
  step: string;
  outcome: 'passed' | 'failed' | 'not run' | 'not reached';
  /** Why it failed or was not run; what it adds, when it passed. */
  note: string;
  tookMs: number;
}

const PICTURES = fileURLToPath(new URL('../../test-results/engines/', import.meta.url));

let count = 0;

/** Walks a journey in one browser; after a step that fails, those that follow are not reached. */
export async function runJourney(
  journey: Journey,
  engine: Engine,
  size: Size,
  page: Page,
  applicants: Applicants,
): Promise<StepResult[]> {
  count += 1;
  const email = `engine-${engine.name}-${String(Date.now())}-${String(count)}@example.edu`;
  const scene: Scene = { page, applicants, email };

  const results: StepResult[] = [];
  for (const step of journey.steps) {
    const isLost = results.some(({ outcome }) => outcome === 'failed');
    const missing = step.needs?.find((ability) => !page.can(ability));
    if (isLost) results.push(unrun(step, 'not reached', ''));
    else if (missing) results.push(unrun(step, 'not run', size.cannot[missing] ?? ''));
    else results.push(await runStep(step, scene, `${engine.name}-${size.name}-${journey.name}`));
  }
  return results;
}

async function runStep(step: Step, scene: Scene, place: string): Promise<StepResult> {
  const start = performance.now();
  const result = (outcome: StepResult['outcome'], note: string): StepResult => ({
    step: step.name,
    outcome,
    note,
    tookMs: performance.now() - start,
  });
  try {
    return result('passed', (await step.run(scene)) ?? '');
  } catch (error) {
    const note = error instanceof Error ? error.message : String(error);
    await keepPicture(scene.page, place).catch(() => undefined);
    return result('failed', note);
  }
}

function unrun({ name }: Step, outcome: 'not run' | 'not reached', note: string): StepResult {
  return { step: name, outcome, note, tookMs: 0 };
}

async function keepPicture(page: Page, place: string): Promise<void> {
  await mkdir(PICTURES, { recursive: true });
  await writeFile(join(PICTURES, `${place}.png`), await page.picture());
}
