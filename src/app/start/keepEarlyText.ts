/*
 * Like keepPresses.ts, runs before the page is shown and imports nothing.
 *
 * Before the scripts have loaded, a visitor can type into those fields of the prerendered form that are not read-only
 * (`markFields.ts`). Whenever the page may close, writes the typed text into the history entry, as `carryAnswers.ts`
 * does later. `takeEarlyText.ts` dispatches `keep` to have it written, and `show` to have the questions shown. With a
 * session, a token or carried answers, only the form's frame is shown.
 */
{
  const id = `early-${Math.random()}`;
  const page = document.documentElement;
  const readState = () => Object(history.state) as { usr?: Record<string, unknown> };
  const isKnown = () => {
    const query = new URLSearchParams(location.search);
    const { carried, serviceToken } = readState().usr ?? {};
    const signs = [carried, serviceToken, query.get('token'), query.get('service_token'), location.hash];
    return signs.some(Boolean);
  };
  const keep = () => {
    const answers: Record<string, string> = {};
    const fields = document.querySelectorAll<HTMLInputElement>(
      ':root:not([data-known]) #root[data-waiting] [data-early]',
    );
    for (const { id: key, value, checked, dataset } of fields) {
      if (!('typed' in dataset)) continue;
      if (!dataset.early) {
        if (value) answers[key] = value;
      } else if (checked) Object.assign(answers, JSON.parse(dataset.early));
    }
    const state = readState();
    const isBlank = Object.keys(answers).length === 0;
    if (fields.length === 0 || (isBlank && !state.usr)) return;
    const carried = isBlank ? undefined : { answers, addAnother: {}, tabs: {}, id, revision: 1 };
    try {
      history.replaceState({ ...state, usr: { ...state.usr, carried } }, '');
    } catch {
      // A browser that blocks history entries cannot keep anything.
    }
  };

  /** Shows the questions in place of the frame, once the page has been parsed. */
  const show = () => {
    if (document.readyState === 'loading') {
      document.addEventListener('readystatechange', show, { once: true });
      return;
    }
    const questions = document.querySelector<HTMLTemplateElement>(':root:not([data-known]) template');
    if (!questions) return;
    questions.replaceWith(questions.content);
    document.querySelector('[data-frame]')?.remove();
  };

  if (isKnown()) page.dataset.known = '';
  // Waits for the first frame, so that a slow phone shows some text before it lays out the questions.
  requestAnimationFrame(() => setTimeout(show));
  addEventListener('show', show);
  for (const name of ['keep', 'visibilitychange', 'beforeunload', 'pagehide'])
    addEventListener(name, keep, true);
  // The browser fires no event for text that it restores; that text is not kept. Typing cancels an earlier press.
  addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof HTMLElement && 'early' in target.dataset)) return;
      target.dataset.typed = '';
      document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
    },
    true,
  );
}
