import ReactModal from 'react-modal';

// eslint-disable-next-line no-restricted-syntax -- react-modal keeps its root for the page
let hasRoot = false;

/**
 * Names the element that is hidden from assistive tech while a modal is open.
 *
 * Called once at start with the element React renders into.
 */
export function setModalRoot(element: HTMLElement): void {
  ReactModal.setAppElement(element);
  hasRoot = true;
}

/** Tells whether a root was named; without one nothing can be hidden (tests, gallery). */
export function hasModalRoot(): boolean {
  return hasRoot;
}
