import { escapeHtml } from '../tenants/escapeHtml.ts';

/** A line that `npm run prove` tells, on the terminal and in its report. */
export interface Line {
  text: string;
  isFault?: boolean;
}

const STYLE = `
  :root { color-scheme: light dark }
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem; }
  .fault { outline: 3px solid #c5221f } pre { overflow: auto }`;

/** Writes the outcome as one page that needs nothing else; the verdict stands first, and faults are marked. */
export function renderReport(verdict: Line, lines: Line[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Proofs of the contract</title>
<style>${STYLE}</style>
<h1>Proofs of the contract</h1>
<p>${renderLine(verdict)}</p>
<p>openapi.yaml is the contract. The pact is what the application really does with it: interactions, each one request
and the reply it must get. The sandbox is the stand-in backend of <code>npm start</code>; the gateway holds its traffic
against the contract.</p>
<p>Of every status of every operation: the number of interactions in the pact; w: waived, with the reason below; !:
nothing covers it; a dot: the contract has no such reply.</p>
<pre>${lines.map(renderLine).join('\n')}</pre>
</html>
`;
}

function renderLine({ text, isFault = false }: Line): string {
  return isFault ? `<strong class="fault">${escapeHtml(text)}</strong>` : escapeHtml(text);
}
