import { afterEach, vi } from 'vitest';

// Test files share their worker's modules, clock, document, address and storage, so each test restores them.
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

// Renders in StrictMode, as the app does, and loads the chunks before a screen is tested, as the page does
// when it is idle.
if (typeof document !== 'undefined') {
  const [{ act, cleanup, configure }, { dialogsChunk, toastsChunk }, { dismissToasts }] = await Promise.all([
    import('@testing-library/react'),
    import('../chunks.ts'),
    import('../toast/toasts.tsx'),
  ]);
  configure({ reactStrictMode: true });
  await Promise.all([dialogsChunk.load(), toastsChunk.load()]);
  // Some modules read the address when they are imported.
  history.replaceState(null, '', '/');
  afterEach(() => {
    act(() => dismissToasts());
    cleanup();
    document.body.replaceChildren();
    localStorage.clear();
    sessionStorage.clear();
  });
}
