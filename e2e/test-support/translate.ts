/** Changes a page as a browser's translation does: each text moves into two `font` elements. Runs in the page. */
export function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts.filter(({ data }) => data.trim() !== '')) {
    // Created through a variable, because TypeScript marks `createElement('font')` as deprecated.
    const [outer, inner] = ['font', 'font'].map((name) => document.createElement(name));
    inner?.append(`${text.data}…`);
    if (inner) outer?.append(inner);
    if (outer) text.replaceWith(outer);
  }
}
