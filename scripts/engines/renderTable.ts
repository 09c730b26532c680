import type { StepResult } from './runJourney.ts';

/** A journey in one engine at one size. */
export interface Run {
  /** 'firefox desktop'. */
  place: string;
  journey: string;
  results: readonly StepResult[];
}

const MARKS: Record<StepResult['outcome'], string> = {
  passed: 'ok',
  failed: 'FAILED',
  'not run': 'not run',
  'not reached': '-',
};

/** Draws each journey as a table, a step a line and an engine a column; below it what failed and what was not run. */
export function renderTable(runs: readonly Run[]): string {
  const journeys = [...new Set(runs.map(({ journey }) => journey))];
  return journeys
    .map((journey) =>
      renderJourney(
        journey,
        runs.filter((run) => run.journey === journey),
      ),
    )
    .join('\n\n');
}

function renderJourney(journey: string, runs: readonly Run[]): string {
  const steps = runs[0]?.results.map(({ step }) => step) ?? [];
  const rows = [
    [journey, ...runs.map(({ place }) => place)],
    ...steps.map((step, at) => [step, ...runs.map(({ results }) => renderCell(results[at]))]),
    ['', ...runs.map(({ results }) => seconds(results.reduce((sum, { tookMs }) => sum + tookMs, 0)))],
  ];
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  const table = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );

  const notes = runs.flatMap(({ place, results }) =>
    results
      .filter(({ note }) => note !== '')
      .map(
        ({ step, outcome, note }) =>
          `  ${place}, ${step}: ${outcome === 'passed' ? '' : `${outcome}: `}${note}`,
      ),
  );
  return [...table, ...notes].join('\n');
}

function renderCell(result: StepResult | undefined): string {
  if (!result) return '';
  const { outcome, tookMs } = result;
  return tookMs > 0 ? `${MARKS[outcome]} ${seconds(tookMs)}` : MARKS[outcome];
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
