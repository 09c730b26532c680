import { escapeHtml } from './escapeHtml.ts';

/** The stories of one screen, each with its address and steps. */
export interface ScreenLinks {
  readonly name: string;
  readonly links: readonly {
    readonly state: string;
    readonly address: string;
    readonly steps: readonly string[];
  }[];
}

/** Renders the preview's index for designers: every story of every screen as a link. It has no script. */
export function renderStories(screens: readonly ScreenLinks[]): string {
  const sections = screens.map(
    ({ name, links }) => `<h2>${escapeHtml(name)}</h2>
    <ul>
${links
  .map(
    ({ state, address }) =>
      `      <li><a href="${escapeHtml(address)}" target="story">${escapeHtml(state)}</a></li>`,
  )
  .join('\n')}
    </ul>`,
  );
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Every state of every screen</title>
    <style>
      body { font: 1rem/1.6 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }
      ul { columns: 18rem; padding-left: 1.2rem; }
    </style>
  </head>
  <body>
    <h1>Every state of every screen</h1>
    ${sections.join('\n    ')}
  </body>
</html>
`;
}
