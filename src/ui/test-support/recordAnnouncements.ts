const LIVE = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]';

/**
 * Records what a screen reader would announce: the text of each node added to a live region, or changed in it.
 *
 * @returns the texts since the last call.
 */
export function recordAnnouncements(): () => readonly string[] {
  const heard: string[] = [];
  const note = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement;
    const text = node.textContent?.trim();
    if (text && (element?.closest(LIVE) ?? element?.querySelector(LIVE))) heard.push(text);
  };
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      if (type === 'characterData') note(target);
      else addedNodes.forEach(note);
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => heard.splice(0);
}
