import type { Cell } from './measureCoverage.ts';
import { groupByOperation, markCell, printMatrix } from './printMatrix.ts';

/** One proof as the report tells it. */
export interface ReportedProof {
  name: string;
  shows: string;
  held: number;
  faults: string[];
  seconds: number;
}

const STYLE = `
  :root { color-scheme: light dark }
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem }
  table { border-collapse: collapse } th, td { border: 1px solid #888; padding: .3rem .6rem; text-align: left }
  .bad { outline: 3px solid #c5221f } pre { overflow: auto }`;

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
<p>The number of interactions in the pact; w: waived, with the reason below; !: nothing covers it; a dot: the contract
has no such reply.</p>
<pre>${escape(printMatrix(cells))}</pre>
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
