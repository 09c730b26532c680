import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { beforeEach } from 'vitest';

/**
 * Writes the name of the test that begins into a file of its worker. A test that never lets go of its worker, such as an
 * endless loop, also keeps it from telling the reporter (RunningReporter.ts).
 */
const { ADMIT_RUNNING: path, VITEST_POOL_ID: worker = '' } = process.env;

if (path)
  beforeEach(({ task }) =>
    writeFileSync(`${path}-${worker}`, `${relative('', task.file.filepath)} ${task.fullTestName}`),
  );
