/** Loaded as a separate script; see src/app/lazySdk.ts. */
import { createSdk as create, type SdkOptions } from '@admission/sdk';
import { noteServerTime, serverTime } from './serverTime.ts';

/** How long after the first reply old records are deleted, in ms, when the page has finished loading. */
const CLEANING_MS = 5_000;

/** Creates an sdk client that notes the server's time. The first reply of a page lets it delete old records. */
export function createSdk(options: SdkOptions = {}) {
  return create({
    ...options,
    fetch: async (...call) => {
      const reply = await (options.fetch ?? fetch)(...call);
      const isFirst = serverTime() === null;
      noteServerTime(reply);
      if (isFirst && serverTime() !== null) setTimeout(cleanUp, CLEANING_MS);
      return reply;
    },
  });
}

/** Deletes old records, of any student. If that fails, the next page does it. */
function cleanUp(): void {
  import('../letters/deleteOldRecords.ts')
    .then(({ deleteOldRecords }) => deleteOldRecords())
    .catch(() => undefined);
}
