import type { ContractKit } from '../kit/openContract.ts';
import { askProvider, type Reply } from './askProvider.ts';
import { nameSession } from './nameSession.ts';
import { postState } from './postState.ts';
import { readStateValues } from './readStateValues.ts';

/** The result of repeating a call until its limit is reached. */
export interface TriedLimit {
  /** For example `GET /lookup/find`. */
  operation: string;
  /** The number of calls, the rejected one included. */
  calls: number;
  /** What is wrong; undefined if the limit was reached in time, and the rejection is valid. */
  fault?: string;
}

interface Provider {
  url: string;
  statesUrl: string;
  kit: ContractKit;
  limitMs: number;
  isPrefixed: boolean;
  /** The operations to call; all by default. */
  only?: ReadonlySet<string>;
  /** The most calls that openapi.yaml allows a network in 15 minutes ("Limits"). */
  most?: number;
}

/** The counted calls that need neither an address nor a mailbox, by `operationId`. */
const CALLS: Record<string, { method: string; url: string; content?: object; most?: number }> = {
  findLookup: { method: 'GET', url: '/lookup/find?category=hs_ceeb&text=a' },
  getPublicView: { method: 'GET', url: '/public/tmp?token=no-such-token' },
  getServiceView: { method: 'GET', url: '/service/tmp-pdf?service_token=no-such-token' },
  // At most 20 targets may be open.
  requestUpload: {
    method: 'POST',
    url: '/api/presigned-url',
    content: { answer_key: 'resume_doc' },
    most: 20,
  },
};
const AT_ONCE = 8;

/** Repeats each counted call until it gets a 429, or until one more than openapi.yaml allows was served. */
export async function tryLimits(provider: Provider): Promise<TriedLimit[]> {
  const { url: backend, statesUrl, kit, limitMs, isPrefixed, only, most: mostCalls = 3000 } = provider;
  const tried: TriedLimit[] = [];
  for (const [id, { method, url, content, most = mostCalls }] of Object.entries(CALLS)) {
    if (only?.has(id) === false) continue;
    const { said } = await postState(statesUrl, { state: 'a student is logged in' }, limitMs);
    const { session = 'contract-session', marker = 'contract-marker' } = readStateValues(said);
    const cookie = { cookie: `admit_id_token=${String(session)}`, 'admit-session': String(marker) };
    const body = Buffer.from(content ? JSON.stringify(content) : '');
    const headers = content ? { ...cookie, 'content-type': 'application/json' } : {};
    const plain = { method, url, headers, body };
    const asked = isPrefixed ? nameSession(plain) : plain;
    let limited: Reply | undefined;
    let calls = 0;
    // One at a time, the calls of a slow backend would take minutes.
    while (!limited && calls <= most) {
      const some = Math.min(AT_ONCE, most + 1 - calls);
      const replies = await Promise.all(
        Array.from({ length: some }, () => askProvider(backend, asked, limitMs)),
      );
      const first = replies.findIndex(({ status }) => status === 429);
      limited = replies[first];
      calls += limited ? first + 1 : some;
    }
    const name = kit.find({ method, url })?.name ?? id;
    const proto = isPrefixed ? 'https' : 'http';
    const sent = new Headers({ cookie: limited?.cookie ?? '', 'x-forwarded-proto': proto });
    const [fault] = limited
      ? kit.checkResponse(
          { method, url, headers: sent },
          { ...limited, headers: new Headers(limited.headers) },
        )
      : [`expected a 429 after ${String(most)} calls, got none`];
    tried.push({ operation: name, calls, fault });
  }
  return tried;
}

/** Says after how many calls each limit was reached, or what is wrong. */
export function sayLimits(tried: TriedLimit[], isWanted = false): string[] {
  if (!isWanted) return ['\nNo limits were tried: --limits was not given.'];
  return [
    '\nCalls until a 429:',
    ...tried.map(({ operation, calls, fault }) =>
      fault === undefined
        ? `  ${operation}: ${String(calls)}`
        : `  ${operation}: ${fault} (openapi.yaml, "Limits")`,
    ),
  ];
}
