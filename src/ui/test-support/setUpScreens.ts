import { afterEach } from 'vitest';

// Loads the lazily loaded parts before a screen is tested, as the page does when it is idle. Test files
// share their worker's modules, document and storage, so each test cleans up after itself.
if (typeof document !== 'undefined') {
  const [{ cleanup }, { modalPart, toastPart }] = await Promise.all([
    import('@testing-library/react'),
    import('../parts.ts'),
  ]);
  await Promise.all([modalPart.load(), toastPart.load()]);
  afterEach(() => {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
  });
}
