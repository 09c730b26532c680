/**
 * Translates a page as browsers do, now and whenever it changes: replaces each text node with one inside `<font>`
 * elements, unless `translate="no"` is set. The words stay the same, so that a test still finds them. Runs in the page.
 *
 * @returns the observer, which a test that shares its page disconnects.
 */
export function translate(): MutationObserver {
  const LEFT_ALONE = 'head, script, style, noscript, textarea, font, [translate="no"]';
  // Typed as a string, because TypeScript marks `createElement('font')` as deprecated.
  const FONT: string = 'font';
  const translateText = (text: Text) => {
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
    texts.forEach(translateText);
  };
  translateAll(document);
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      if (type === 'characterData') translateAll(target);
      else addedNodes.forEach(translateAll);
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  return observer;
}
