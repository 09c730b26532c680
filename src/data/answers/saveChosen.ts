import type { AddAnotherButton, TabChoice, TabId } from '@admission/sdk';
import type { Applicant } from '../Applicant.ts';

interface RunningCall {
  readonly access: Applicant['access'];
  readonly call: Promise<void>;
}

const running = new WeakMap<Applicant, RunningCall>();

/**
 * Saves the counts and tabs the server does not have yet, one call after the other. Spec §7.
 *
 * Nobody waits for it when one is chosen: what could not be saved goes with the next save of the answers, and
 * before the submission. One call at a time, so that a count cannot be overtaken by the one before it: what the last
 * person at the screen has sent is waited for too, but how it ends is no longer of interest.
 *
 * @throws UnauthorizedError | ServerError of the first call that fails.
 */
export async function saveChosen(applicant: Applicant): Promise<void> {
  const { access } = applicant;
  const before = running.get(applicant);
  if (before && before.access === access) return before.call;
  const call = before
    ? before.call.catch(() => undefined).then(() => sendAll(applicant, access))
    : sendAll(applicant, access);
  running.set(applicant, { access, call });
  try {
    await call;
  } finally {
    if (running.get(applicant)?.call === call) running.delete(applicant);
  }
}

async function sendAll(applicant: Applicant, access: Applicant['access']): Promise<void> {
  // Asked anew each time: more may have been chosen, or the person may have left, during a call.
  while (applicant.access === access && (await sendNext(applicant)));
}

/** Returns whether there was anything to send. */
async function sendNext({ access, savedChosen, sdk, store }: Applicant): Promise<boolean> {
  if (access?.mode !== 'student' || !savedChosen) return false;
  const { addAnother, tabs } = store.state;
  const count = Object.entries(addAnother).find(([id, chosen]) => savedChosen.addAnother[id] !== chosen);
  if (count) {
    const [id, chosen] = count;
    await sdk.saveAddAnother({ button_id: id as AddAnotherButton, num_components: chosen });
    savedChosen.addAnother = { ...savedChosen.addAnother, [id]: chosen };
    return true;
  }
  const tab = Object.entries(tabs).find(([id, chosen]) => savedChosen.tabs[id] !== chosen);
  if (!tab) return false;
  const [id, chosen] = tab;
  await sdk.saveTab({ tab_id: id as TabId, chosen_tab: chosen as TabChoice });
  savedChosen.tabs = { ...savedChosen.tabs, [id]: chosen };
  return true;
}
