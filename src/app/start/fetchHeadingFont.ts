/**
 * Asks for the face of the headings beside the first calls, not after them.
 *
 * Found only when the first heading is drawn, it comes when somebody may already be pressing a step, and moves the
 * page under their finger. Not preloaded by index.html: there it would hold up the application itself.
 */
export function fetchHeadingFont(): void {
  // The browser tries again when it draws, and has other faces.
  document.fonts.load("600 1em 'Bricolage Grotesque Variable'").catch(() => undefined);
}
