import { afterEach } from 'vitest';

// Renders in StrictMode, as the app does, and loads the lazily loaded parts before a screen is tested, as the page does
// when it is idle. Test files share their worker's modules, document and storage, so each test cleans up after itself.
if (typeof document !== 'undefined') {
  const [{ cleanup, configure }, { modalPart, toastPart }] = await Promise.all([
    import('@testing-library/react'),
    import('../parts.ts'),
  ]);
  configure({ reactStrictMode: true });
  await Promise.all([modalPart.load(), toastPart.load()]);
  afterEach(() => {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
  });
}
