import { afterEach } from 'vitest';
import { page } from 'vitest/browser';
import '../../../styles/main.scss';

// Test files share the page, so each test restores its window, text size and address.
afterEach(async () => {
  if (window.innerWidth !== 1280 || window.innerHeight !== 800) await page.viewport(1280, 800);
  document.documentElement.style.fontSize = '';
  window.scrollTo(0, 0);
  history.replaceState(null, '', '/');
});
