/*
 * A standalone script that runs before the page is shown. It imports nothing, because prerenderPlugin.ts inlines it
 * into every page.
 *
 * Until React has hydrated the page, prevents the browser from submitting a form, which would put the password into the
 * address, and marks the last pressed control for prepareHydration.ts. Enter in a field presses its form's button.
 */
const isWaiting = () => document.querySelector('#root[data-waiting]') !== null;

document.addEventListener(
  'click',
  (event) => {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
    const control =
      target instanceof Element && target.closest('#root button, #root a[href^="/"], form input[readonly]');
    if (!control || !isWaiting() || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
    control.setAttribute('data-pressed', '');
  },
  true,
);
document.addEventListener('submit', (event) => isWaiting() && event.preventDefault(), true);
