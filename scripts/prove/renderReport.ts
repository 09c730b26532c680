import type { Cell } from './measureCoverage.ts';
import { groupByOperation, listStatuses, markCell } from './printMatrix.ts';

/** One proof as the report tells it. */
export interface ReportedProof {
  name: string;
  shows: string;
  held: number;
  faults: string[];
  seconds: number;
}

const STYLE = `
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; color: #1b1b1b }
  table { border-collapse: collapse; margin: 1rem 0 2rem } th, td { border: 1px solid #bbb; padding: .3rem .6rem }
  th { text-align: left; background: #f2f2f2 } td.cell { text-align: center } .bad { background: #ffd9d6 }
  .waived { background: #fff3c4 } pre { white-space: pre-wrap } details > summary { cursor: pointer }
  @media (prefers-color-scheme: dark) {
    body { background: #161616; color: #eee } th { background: #262626 } .bad { background: #6b1d17 }
    .waived { background: #574600 }
  }`;

/** Writes the outcome as one page that needs nothing else: the proofs, the matrix, what is waived and why. */
export function renderReport(proofs: ReportedProof[], cells: Cell[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Proofs of the contract</title>
<style>${STYLE}</style>
<h1>Proofs of the contract</h1>
${renderConclusion(proofs, cells)}
<p>openapi.yaml is the contract. The pact is what the application really does with it: interactions, each one request
and the reply it must get. The sandbox is the stand-in backend of <code>npm start</code>; the gateway holds its traffic
against the contract.</p>
<table>
<thead><tr><th scope="col">Proof</th><th scope="col">Shows that</th><th scope="col">Held</th><th scope="col">Faults</th><th scope="col">Seconds</th></tr></thead>
<tbody>
${proofs.map(renderProof).join('\n')}
</tbody>
</table>
${proofs.flatMap(({ faults }) => faults.map((fault) => `<pre class="bad">${escape(fault)}</pre>`)).join('\n')}
<h2>Every status of every operation</h2>
<p>The number of interactions in the pact; w: waived, with the reason below; !: nothing covers it; empty: the contract has
no such reply.</p>
${renderMatrix(cells)}
<h2>Waived</h2>
${renderWaivers(cells)}
<h2>Interactions</h2>
${groupByOperation(cells).map(renderInteractions).join('\n')}
</html>
`;
}

function renderConclusion(proofs: ReportedProof[], cells: Cell[]): string {
  const faults = proofs.reduce((sum, proof) => sum + proof.faults.length, 0);
  const marks = cells.map(markCell);
  const waived = marks.filter((mark) => mark === 'w').length;
  const open = marks.filter((mark) => mark === '!').length;
  const parts = [
    `${String(cells.length - waived - open)} of ${String(cells.length)} replies are in the pact`,
    `${String(waived)} waived`,
    `${String(open)} not covered`,
    faults === 1 ? '1 fault' : `${String(faults)} faults`,
  ];
  const verdict = faults + open === 0 ? 'Proven' : 'Not proven';
  return `<p${faults + open === 0 ? '' : ' class="bad"'}><strong>${verdict}: ${parts.join(', ')}.</strong></p>`;
}

function renderProof({ name, shows, held, faults, seconds }: ReportedProof): string {
  const mark = faults.length > 0 ? ' class="bad"' : '';
  const numbers = [held, faults.length, seconds.toFixed(1)].map((number) => `<td>${String(number)}</td>`);
  return `<tr${mark}><th scope="row">${escape(name)}</th><td>${escape(shows)}</td>${numbers.join('')}</tr>`;
}

function renderMatrix(cells: Cell[]): string {
  const statuses = listStatuses(cells);
  const head = statuses.map((status) => `<th scope="col">${status}</th>`).join('');
  const rows = groupByOperation(cells).map(([name, own]) => {
    const marks = statuses.map((status) => renderCell(own.find((cell) => cell.status === status)));
    return `<tr><th scope="row">${escape(name)}</th>${marks.join('')}</tr>`;
  });
  return `<table>\n<thead><tr><th scope="col">Operation</th>${head}</tr></thead>\n<tbody>\n${rows.join('\n')}\n</tbody>\n</table>`;
}

function renderCell(cell: Cell | undefined): string {
  const mark = markCell(cell);
  if (cell === undefined) return '<td></td>';
  const kind = mark === '!' || cell.examples.length === 0 ? ' bad' : mark === 'w' ? ' waived' : '';
  return `<td class="cell${kind}" title="examples: ${escape(cell.examples.join(', '))}">${mark}</td>`;
}

function renderWaivers(cells: Cell[]): string {
  const waived = groupByOperation(cells.filter(({ waiver }) => waiver !== undefined));
  const items = waived.map(([name, own]) => {
    const statuses = own.map(({ status }) => status).join(', ');
    return `<li><strong>${escape(name)}</strong> ${statuses}: ${escape(own[0]?.waiver ?? '')}</li>`;
  });
  return items.length > 0 ? `<ul>${items.join('')}</ul>` : '<p>Nothing.</p>';
}

function renderInteractions([name, cells]: [string, Cell[]]): string {
  const items = cells.flatMap(({ status, interactions }) =>
    interactions.map((description) => `<li>${status}: ${escape(description)}</li>`),
  );
  return `<details><summary>${escape(name)} (${String(items.length)})</summary><ul>${items.join('')}</ul></details>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
