import type { BrowserContext } from '@playwright/test';

/**
 * Translates every page of a context as browsers do: each text node is replaced by one in `<font>` elements, as soon as
 * it comes or changes, but for what says `translate="no"`.
 *
 * The words themselves stay, so that journeys find them.
 */
export async function translatePages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const LEFT_ALONE = 'head, script, style, noscript, textarea, font, [translate="no"]';
    // No literal: TypeScript calls the element deprecated.
    const FONT: string = 'font';
    const translate = (text: Text) => {
      if (!text.parentElement || text.parentElement.closest(LEFT_ALONE)) return;
      const outer = document.createElement(FONT);
      outer.style.verticalAlign = 'inherit';
      const inner = outer.appendChild(document.createElement(FONT));
      inner.textContent = text.data;
      text.replaceWith(outer);
    };
    const translateAll = (node: Node) => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      if (node instanceof Text) texts.push(node);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(translate);
    };
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records)
        if (type === 'characterData') translateAll(target);
        else addedNodes.forEach(translateAll);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}
