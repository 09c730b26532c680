import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { followRefs } from '../../contracts/kit/followRefs.ts';

/**
 * Lets a page import openapi.yaml as what it says, its references followed.
 *
 * Parsed once here: the scenario switch of the mock would otherwise take a tenth of a second for it in every tab, at
 * every load.
 */
export function contractPlugin(): Plugin {
  return {
    name: 'contract',
    transform: {
      filter: { id: /\/openapi\.yaml$/ },
      // JSON.parse reads a large value faster than the same written as a program.
      handler: (code) => ({
        code: `export const contract = JSON.parse(${JSON.stringify(JSON.stringify(followRefs(parse(code))))});`,
        map: null,
        moduleType: 'js',
      }),
    },
  };
}
