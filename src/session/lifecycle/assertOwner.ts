import { noteAccount, readLastAccount, wasBegunHere } from '../browser/storage.ts';
import { createSeal } from '../letters/createSeal.ts';
import { OwnerDoubtError } from './OwnerDoubtError.ts';

/**
 * Checks, before an application is opened, that its account is the one last opened in this browser, or that a log-in in
 * this browser began the session. Without a key or encryption, accounts cannot be told apart, and any is accepted.
 *
 * @throws OwnerDoubtError otherwise.
 */
export async function assertOwner(
  marker: string,
  { username, letters_key: lettersKey }: { username: string; letters_key?: string },
): Promise<void> {
  if (!lettersKey) return;
  // A browser may lack encryption or block it.
  const seal = await createSeal(lettersKey).catch(() => null);
  if (!seal) return;
  const { tag } = seal;
  const last = readLastAccount();
  if (last !== '' && last !== tag && !wasBegunHere(marker)) throw new OwnerDoubtError(username, tag, marker);
  noteAccount(tag);
}
