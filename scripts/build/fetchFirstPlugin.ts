import type { Plugin, Rolldown } from 'vite';

/** Loaded with the page. */
const AT_START = /(form|cards)\.chunk/;

/**
 * Fetches a script, and those that it imports, before it is imported: a browser never tries an import again that has
 * failed once, so that on a bad connection a dialog or a list would be missing until the page is reloaded.
 */
export function fetchFirstPlugin(): Plugin {
  const addFetches = (_: unknown, bundle: Rolldown.OutputBundle) => {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const importsOf = (name: string): Set<string> => {
      const found = new Set([name]);
      for (const each of found)
        for (const next of chunks.find(({ fileName }) => fileName === each)?.imports ?? []) found.add(next);
      return found;
    };
    for (const chunk of chunks) {
      const loaded = importsOf(chunk.fileName);
      chunk.code = chunk.code.replace(/\bimport\(`\.\/([^`]+)`\)/g, (load, name: string) => {
        if (AT_START.test(name)) return load;
        const isMissing = (each: string) => !loaded.has(each) && !AT_START.test(each);
        const missing = [...importsOf(`assets/${name}`)].filter(isMissing);
        const urls = JSON.stringify(missing).replaceAll('assets/', './');
        const fetching = `fetch(new URL(e,import.meta.url)).then(async e=>{if(!e.ok)throw TypeError(e.url);await e.blob()})`;
        return `Promise.all(${urls}.map(e=>${fetching})).then(()=>${load})`;
      });
    }
  };
  return { name: 'fetch-first', apply: 'build', generateBundle: { order: 'post', handler: addFetches } };
}
