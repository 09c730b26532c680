import { describe, expect, it } from 'vitest';
import { drawRooms } from './drawRooms.ts';

const file = (source: string, ...dependencies: { resolved: string; types?: boolean }[]) => ({
  source,
  dependencies: dependencies.map(({ resolved, types }) => ({
    resolved,
    dependencyTypes: types ? ['local', 'type-only'] : ['local'],
  })),
});

describe('drawRooms', () => {
  it('draws one arrow for many imports, dotted when all of them take types alone', () => {
    const drawing = drawRooms([
      file('src/app/main.tsx', { resolved: 'src/ui/Button.tsx' }, { resolved: 'src/ui/Modal.tsx' }),
      file('src/core/a.ts', { resolved: 'sdk/src/index.ts', types: true }),
    ]);

    expect(drawing.match(/app --> ui/g)).toHaveLength(1);
    expect(drawing).toContain('core -.-> sdk');
  });

  it('leaves out tests, packages and what stays inside a room', () => {
    const drawing = drawRooms([
      file('src/ui/Button.test.tsx', { resolved: 'src/core/a.ts' }),
      file('src/ui/Button.tsx', { resolved: 'src/ui/Icon.tsx' }, { resolved: 'node_modules/react/index.js' }),
    ]);

    expect(drawing).not.toContain('>');
  });

  it('does not depend on the order of the files', () => {
    const files = [
      file('src/app/main.tsx', { resolved: 'src/ui/Button.tsx' }),
      file('src/data/a.ts', { resolved: 'src/core/a.ts' }),
    ];

    expect(drawRooms(files)).toBe(drawRooms(files.toReversed()));
  });
});
