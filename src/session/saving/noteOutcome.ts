import type { PendingSave } from '../../core/run/answers/SavedForm.ts';
import { isOver, isRefusal } from '../calls/judgeFailure.ts';

/**
 * Awaits the reply to a save and records its outcome: confirmed, rejected or unknown.
 *
 * If there is no readable reply, the server may still have applied the save.
 *
 * @throws the error of the call.
 */
export async function noteOutcome<Reply>(
  save: PendingSave,
  call: Promise<Reply>,
  confirm: () => void = save.confirm,
): Promise<Reply> {
  try {
    const reply = await call;
    confirm();
    return reply;
  } catch (error) {
    if (isRefusal(error)) save.refuse();
    else if (isOver(error)) save.end(Date.now());
    throw error;
  }
}
