import { afterEach } from 'vitest';

// Renders in StrictMode, as the app does, and loads the chunks before a screen is tested, as the page does
// when it is idle. Test files share their worker's modules, document, address and storage, so each test cleans up after
// itself.
if (typeof document !== 'undefined') {
  const [{ cleanup, configure }, { dialogsChunk, toastsChunk }] = await Promise.all([
    import('@testing-library/react'),
    import('../chunks.ts'),
  ]);
  // Long enough for a busy machine; a wait ends with what it waits for.
  configure({ reactStrictMode: true, asyncUtilTimeout: 10_000 });
  await Promise.all([dialogsChunk.load(), toastsChunk.load()]);
  // Some modules read the address when they are imported.
  history.replaceState(null, '', '/');
  afterEach(() => {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
  });
}
