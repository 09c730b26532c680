/** Whether the answers on screen are on the server, and if not, why. */
export type SaveStatus =
  | { readonly state: 'idle' }
  | { readonly state: 'saving' }
  | { readonly state: 'saved'; readonly at: number }
  | { readonly state: 'failed'; readonly cause: SaveFailure };

/** Why a save failed. */
export type SaveFailure = 'offline' | 'server';
