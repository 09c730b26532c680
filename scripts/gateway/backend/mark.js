// A mark in the corner of the development pages: how often the traffic has violated openapi.yaml. Served by the gateway.
const PAGE = '/_gateway/violations';
const EVERY_MS = 2000;

const mark = document.createElement('div');
const root = mark.attachShadow({ mode: 'open' });
root.innerHTML = `<style>
  button { font: 600 1rem system-ui; padding: 0.5em 0.8em; border: 2px solid #fff; border-radius: 2em; background: #a00; color: #fff; }
  :host { position: fixed; inset: auto 1rem 1rem auto; z-index: 99999; }
  dialog { max-width: min(60rem, 90vw); font: 1rem/1.5 system-ui; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; }
</style>
<button type="button" hidden></button>
<dialog aria-label="Violations of openapi.yaml"><pre></pre><form method="dialog"><button>Close</button></form></dialog>`;
const [button, dialog, text] = ['button', 'dialog', 'pre'].map((name) => root.querySelector(name));

const describe = ({ method, path, status, side, what, expected, curl }) =>
  `${method} ${path} ${status}: ${side} ${what.join('; ')}\n${expected}\n${curl}`;

let shown = [];
button.addEventListener('click', () => {
  text.textContent = shown.map(describe).join('\n\n');
  dialog.showModal();
});

async function look() {
  const reply = await fetch(PAGE, { headers: { accept: 'application/json' } }).catch(() => undefined);
  if (reply?.ok) {
    shown = await reply.json();
    button.hidden = shown.length === 0;
    button.textContent = `${shown.length} ${shown.length === 1 ? 'violation' : 'violations'}`;
  }
  setTimeout(() => void look(), EVERY_MS);
}

document.body.append(mark);
void look();
