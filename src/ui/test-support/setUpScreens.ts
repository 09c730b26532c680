import { afterEach } from 'vitest';

// Lazily loaded parts are loaded before a screen is tested, as after an idle moment. Test
// files share their worker's modules, document and storage, so each leaves them empty.
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
