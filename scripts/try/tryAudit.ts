import { spawnSync } from 'node:child_process';
import { readAudit } from './readAudit.ts';

const npm = process.env.npm_execpath;
const [program, first] = npm ? [process.execPath, [npm]] : ['npm', []];
const { stdout } = spawnSync(program, [...first, 'audit', '--json'], { encoding: 'utf8' });
const { lines, failed } = readAudit(stdout);
console.log(lines.join('\n'));
process.exitCode = failed ? 1 : 0;
