import { mkdtempDisposable, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ALLOWED } from './minimum/allowed.ts';
import { findFaults } from './minimum/findFaults.ts';
import { MINIMUM } from '../build/minimum.ts';
import { buildWeb } from '../build/buildWeb.ts';

// Builds the product and checks its scripts and style sheets against the oldest supported browsers.
await using folder = await mkdtempDisposable(join(tmpdir(), 'admission-minimum-'));
await buildWeb(folder.path);
const names = (await readdir(folder.path, { recursive: true })).filter((name) => /\.(js|css)$/.test(name));
const files = await Promise.all(
  names.map(async (name) => ({ name, text: await readFile(join(folder.path, name), 'utf8') })),
);
const faults = findFaults(files, ALLOWED);
for (const fault of faults) console.error(fault);
const minimum = MINIMUM.map(({ browser, version }) => `${browser} ${version}`).join(', ');
console.log(`${String(files.length)} files checked against ${minimum}: ${String(faults.length)} findings.`);
process.exitCode = faults.length > 0 ? 1 : 0;
