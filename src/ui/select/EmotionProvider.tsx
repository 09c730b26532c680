import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';

/**
 * Lets react-select's own few styles in under a strict `style-src` without nonces.
 *
 * Emotion would add `<style>` elements, which the policy forbids; a constructable stylesheet is allowed.
 * Lives in the lazily loaded chunk with react-select.
 */
export function EmotionProvider({ children }: { children: ReactNode }) {
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}

const cache = createCache({ key: 'app-emotion', speedy: true });

if (typeof CSSStyleSheet === 'function' && 'adoptedStyleSheets' in document) {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  cache.sheet.insert = (rule: string) => {
    sheet.insertRule(rule, sheet.cssRules.length);
  };
}
