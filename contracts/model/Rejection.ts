import type { Account, Application, Call, StartedDocument, World } from './World.ts';

/** A call, with the caller's session, account and application. */
export interface Asked {
  call: Call;
  operation: string;
  body: Record<string, unknown>;
  world: World;
  session?: { username: string; marker: string };
  account?: Account;
  application: Application;
  /** The document of the question in the path. */
  document?: StartedDocument;
}

/** A rule for rejecting a call; `right` lists the statuses that are correct, each with its code if the code matters. */
export type Rejection = [section: string, right: string[], because: string, when: (asked: Asked) => unknown];
