import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContractKit } from '../kit/openContract.ts';
import type { Reply } from './askProvider.ts';
import { describeHistory } from './histories/describeHistory.ts';
import { sayHistories, type Played } from './histories/runHistories.ts';
import { describeFailure, type Failure, type Verification } from './readOutcome.ts';
import type { TriedLimit } from './tryLimits.ts';

/** Everything that a verification found. */
export interface Found {
  url: string;
  /** The version of openapi.yaml. */
  version: string;
  statesUrl: string;
  kit: ContractKit;
  /** Without the failures of what is pending. */
  verified: Verification;
  /** The failures of what is not built yet, and the entries of `--pending` that pass. */
  pending: Failure[];
  finished: string[];
  played: Played;
  /** The limits that were tried. */
  tried: TriedLimit[];
  /** The correct replies of the interactions and histories. */
  replies: Reply[];
  /** The operations that `--only` left out. */
  leftOut: string[];
  /** The printed summary of what was verified, line by line. */
  proof: string[];
}

/** Writes `junit.xml`, which most CI servers show, and `result.json`, for programs, to an existing folder. */
export async function writeReport(folder: string, found: Found): Promise<void> {
  await writeFile(join(folder, 'result.json'), `${JSON.stringify(summarise(found), null, 2)}\n`);
  await writeFile(join(folder, 'junit.xml'), writeJunit(found));
}

function summarise({ url, version, statesUrl, kit, played, replies, leftOut, proof, ...rest }: Found) {
  const { verified, pending, finished, tried } = rest;
  const operations: Record<string, Record<string, number>> = {};
  for (const { method, path, status } of replies) {
    const statuses = (operations[kit.find({ method, url: path })?.name ?? `${method} of a file`] ??= {});
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
  const list = (failures: Failure[]) =>
    failures.map(({ reply, ...failure }) => ({
      ...failure,
      reply: reply && { status: reply.status, body: reply.body },
    }));
  return {
    url,
    version,
    kept: verified.passed,
    broken: verified.failures.length,
    operations,
    leftOut,
    failures: list(verified.failures),
    pending: list(pending),
    finished,
    limits: tried,
    histories: {
      played: played.histories,
      calls: played.calls,
      restarts: played.restarts,
      restores: played.restores,
      failed: played.failed,
      endedBy: played.endedBy?.message,
      failures: played.failures.map((failure) => ({
        seed: failure.seed,
        ...failure.breach,
        commands: describeHistory(failure, statesUrl, true).split('\n'),
      })),
    },
    proof,
  };
}

function writeJunit({ statesUrl, verified, pending, finished, tried, played }: Found): string {
  const interactions = [
    ...verified.names.map(([operation, description]) => writeCase(operation, description)),
    ...verified.failures.map((failure) =>
      writeCase(failure.operation, failure.description, failure.problems[0], describeFailure(failure)),
    ),
    ...pending.map(({ operation, description }) => writeCase(operation, description, undefined, 'pending')),
    ...tried.map(({ operation, fault }) => writeCase(operation, 'its limit', fault)),
    ...finished.map((entry) => writeCase('pending', entry, 'is no longer pending: remove it from the file')),
  ];
  const rest = played.histories - played.failed;
  const histories = [
    ...(rest > 0 ? [writeCase('histories', sayHistories(rest))] : []),
    ...played.failures.map((failure) => {
      const { expected, got } = failure.breach;
      const name = `seed ${String(failure.seed)}`;
      return writeCase(
        'histories',
        name,
        `expected ${expected}, got ${got}`,
        describeHistory(failure, statesUrl),
      );
    }),
    ...(played.endedBy ? [writeCase('histories', 'all histories are played', played.endedBy.message)] : []),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites name="admission-verify">',
    writeSuite(
      'interactions',
      interactions,
      verified.failures.length + finished.length + tried.filter(({ fault }) => fault).length,
    ),
    ...(histories.length > 0
      ? [writeSuite('histories', histories, played.failures.length + (played.endedBy ? 1 : 0))]
      : []),
    '</testsuites>',
    '',
  ].join('\n');
}

const writeSuite = (name: string, cases: string[], failures: number) =>
  [
    `  <testsuite name="${name}" tests="${String(cases.length)}" failures="${String(failures)}">`,
    ...cases,
    '  </testsuite>',
  ].join('\n');

function writeCase(className: string, name: string, message?: string, details = ''): string {
  const open = `    <testcase classname="${escape(className)}" name="${escape(name)}"`;
  if (message === undefined)
    return details === '' ? `${open}/>` : `${open}><skipped message="${escape(details)}"/></testcase>`;
  return `${open}>\n      <failure message="${escape(message)}">${escape(details)}</failure>\n    </testcase>`;
}

/** Escapes a text for XML, and drops characters that XML cannot contain. */
const escape = (text: string) =>
  text
    .replaceAll(/[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;');
