import { HOST_TOKEN } from '../../kit/checkCookies.ts';
import type { Reply } from '../../model/World.ts';
import type { Reply as RawReply } from '../askProvider.ts';
import { findUntagged } from './findUntagged.ts';

/** Extracts the parts of a reply that the model uses. */
export function readReply({ status, body, headers, pdf }: RawReply): Reply {
  const header = (name: string) => headers.find(([one]) => one === name)?.[1];
  const cookies = (name: string) =>
    headers
      .filter(([one, value]) => one === 'set-cookie' && value.startsWith(`${name}=`))
      .map(([, value]) => /=([^;]*)/.exec(value)?.[1] ?? '');
  return {
    status,
    body: parse(body),
    etag: header('etag'),
    date: Date.parse(header('date') ?? '') || undefined,
    headers: Object.fromEntries(headers),
    isPdf: pdf !== undefined,
    untagged: pdf && findUntagged(pdf),
    token: [...cookies('admit_id_token'), ...cookies(HOST_TOKEN)].at(-1),
    marker: cookies('admit_session').at(-1),
    markers: cookies('admit_session'),
  };
}

function parse(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>;
  } catch {
    return {};
  }
}
