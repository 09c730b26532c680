import { afterEach } from 'vitest';

// Loads the lazy parts before a screen is tested, as if the browser had been idle. Test files
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
