import { html } from 'hono/html';

type Markup = ReturnType<typeof html>;

const STYLE = `
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1d2733; }
  table { border-collapse: collapse; width: 100%; } th, td { text-align: left; padding: .4rem .6rem; border-bottom: 1px solid #ccd3da; vertical-align: top; }
  .card { border: 1px solid #ccd3da; border-radius: .5rem; padding: .5rem 1rem; margin: 1rem 0; overflow-wrap: anywhere; } .card h2 { margin: 0; font-size: 1.125rem; }
  .code { font: 2.5rem/1.2 ui-monospace, monospace; letter-spacing: .1em; margin: .5rem 0; }
  .row { display: flex; flex-wrap: wrap; gap: .5rem; }
  form { margin: .5rem 0; display: flex; gap: .5rem; flex-wrap: wrap; align-items: end; } label { display: grid; flex: 1 1 14rem; max-width: 24rem; font-size: .875rem; }
  input, select, button { box-sizing: border-box; font: inherit; min-height: 2.75rem; max-width: 100%; padding: .3rem .5rem; } code, pre { background: #eef1f4; padding: .1rem .3rem; }
`;

/** Wraps content in a plain developer page. */
export function renderPage(title: string, content: Markup | Markup[]): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title} – sandbox</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <nav><a href="/_sandbox/">Sandbox</a> · <a href="/_sandbox/outbox">Outbox</a></nav>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
}
