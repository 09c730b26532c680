import { execFileSync } from 'node:child_process';
import { promisify } from 'node:util';
import { exec } from 'node:child_process';
import { loadContract } from '../../contracts/kit/loadContract.ts';
import { openContract } from '../../contracts/kit/openContract.ts';
import { runHistories } from '../../contracts/verify/histories/runHistories.ts';
import { describeHistory } from '../../contracts/verify/histories/describeHistory.ts';
import { PLANTED } from './planted.ts';
import { startExample } from './providers.ts';
const kit = openContract(await loadContract());
for (const l of PLANTED.filter((p) => /logged-out|replaced session|expired|last one|link is/.test(p.name))) { const p = await startExample(l); const o = await runHistories({ ...p, kit, limitMs: 9000, heard: () => {} }, 20, 1); const f = o.failures.find((x) => x.breach.section === l.section); if (!f) { console.log('none', l.name); continue; } const said = describeHistory(f, p.statesUrl); const lines = said.split('\n').filter((x) => /^  (curl|marker)/.test(x)).map((x) => x.replace('curl ', "curl -s -o /dev/null -w '%{http_code} ' ")); const out = await promisify(exec)('cd /tmp/kit && ' + '\n' + lines.join('\n'), { shell: '/bin/bash' }); console.log(l.name, '| replayed:', out.stdout, '| then:', f.exchanges.map((e) => e.reply.status).join(' '), '|', f.breach.expected); await p.close(); }
