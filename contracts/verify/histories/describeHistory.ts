import { HOST_TOKEN } from '../../kit/checkCookies.ts';
import { cutLongText } from '../../model/judge.ts';
import { readReply } from './readReply.ts';
import type { Exchange } from './Stage.ts';
import type { HistoryFailure } from './runHistories.ts';
import { findSentence } from './findSentence.ts';
import { STATE } from './setUpWorld.ts';
import { quote, formatCurl, formatState } from '../formatCurl.ts';

/** The file a log-in writes its cookies to, so that later calls can send them. */
interface Jar {
  name: string;
  token?: string;
  marker?: string;
}

/**
 * Describes a failure as commands that reproduce it, with the expected reply and the section of openapi.yaml.
 * Each log-in writes its cookies to a separate file, which the later calls of that session read. Versions and
 * file keys are those of this run, so a rerun may need different ones. Long texts of bodies are cut unless `isWhole`.
 */
export function describeHistory(
  { seed, breach, exchanges }: HistoryFailure,
  statesUrl: string,
  isWhole = false,
): string {
  const jars: Jar[] = [];
  const readers = exchanges.some(isHidden) ? HEADER_READERS : JAR_READERS;
  const { request, call } = exchanges.at(-1) ?? {};
  const commands = exchanges.flatMap((exchange) => [
    ...(exchange.call.isAfterRestart ? ['  # restart the server'] : []),
    ...(exchange.call.isAfterBackup ? ['  # copy the data'] : []),
    ...(exchange.call.isAfterRestore ? ['  # put the copy back'] : []),
    `  ${sayCommand(exchange, jars, isWhole, readers)}${exchange.isAtOnce ? ' &' : ''}   # ${sayReply(exchange)}`,
  ]);
  const asking = findSentence(breach.expected, breach.got);
  const quoted = asking.length > 0 ? `: ${asking.join(' … or ')} …` : '';
  return [
    `${request?.method ?? ''} ${call?.operation === 'uploadFile' ? 'of a file' : (request?.url ?? '')} (seed ${String(seed)})`,
    readers.marker,
    ...(commands.some((text) => text.includes('$(token ')) ? [readers.token] : []),
    `  ${formatState(statesUrl, { state: STATE })}`,
    ...commands,
    ...(commands.some((text) => text.includes(CUT)) ? [`  whole    in result.json of --report DIR`] : []),
    `  expected ${breach.expected}`,
    `  got      ${breach.got}`,
    `  why      openapi.yaml, "${breach.section}"${quoted}`,
  ].join('\n');
}

const FILES = {
  none: 'any.pdf',
  png: 'any.png',
  jpeg: 'any.jpeg',
  large: 'one-of-10-MB.pdf',
  password: 'one-that-needs-a-password.pdf',
  changes: 'one-that-forbids-changes.pdf',
  form: 'a-form-filled-in-without-appearances.pdf',
  pageless: 'one-without-pages.pdf',
  halfPng: 'half-of-one.png',
  halfJpeg: 'half-of-one.jpeg',
  hugePng: 'one-of-121-megapixels.png',
  empty: 'empty.pdf',
  gif: 'a-gif.pdf',
};

/** The body length above which long texts are cut, and the end of a cut text. */
const MOST_SHOWN = 1000;
const CUT = ' characters)"';

/** Functions for the shell, which read a cookie from curl's cookie file, or from the headers of a reply. */
const JAR_READERS = {
  token: `  token() { awk '/admit_id_token/ {print $7}' $1; }`,
  marker: `  marker() { awk '/admit_session/ {print $7}' $1; }`,
};
const HEADER_READERS = {
  token: String.raw`  token() { sed -n 's/^[^:]*: *${HOST_TOKEN}=\([^;]*\).*/\1/p' $1; }`,
  marker: String.raw`  marker() { sed -n 's/^[^:]*: *admit_session=\([^;]*\).*/\1/p' $1; }`,
};

/** Returns whether curl would keep and send the session cookie of a call only over https, although it is sent over http. */
const isHidden = ({ request }: Exchange) =>
  request.provider.startsWith('http:') && String(request.headers.cookie).includes(`${HOST_TOKEN}=`);

function sayReply({ reply }: Exchange): string {
  const { etag, body } = readReply(reply);
  const code = typeof body.code === 'string' && body.code;
  return [reply.status, code, etag && `ETag ${etag}`, reply.body.slice(0, 60)].filter(Boolean).join(' ');
}

function sayCommand(exchange: Exchange, jars: Jar[], isWhole: boolean, readers: typeof JAR_READERS): string {
  const { call, request, reply } = exchange;
  const { operation, token, marker, body = {}, kind } = call;
  const jar = jars.find((one) => one.token === token);
  const owner = jars.find((one) => one.marker === marker);
  const sent = String(request.headers.cookie ?? '');
  const name = /([\w-]*admit_id_token)=/.exec(sent)?.[1] ?? '';
  const kept = jar && !isHidden(exchange) && `${name}=${token ?? ''}; admit_session=${jar.marker ?? ''}`;
  // What curl's cookie file does not hold, such as a name twice or another marker, is written out.
  const all = sent
    .replace(token ?? '', () => (jar ? `$(token ${jar.name})` : (token ?? '')))
    .replace(marker ?? '', () => (owner ? `$(marker ${owner.name})` : (marker ?? '')));
  const written: Record<string, string | undefined> = {
    cookie: sent === kept ? `-b ${jar?.name ?? ''}` : sent && `-b ${jar || owner ? `"${all}"` : quote(sent)}`,
    ...(owner && { 'admit-session': `-H "Admit-Session: $(marker ${owner.name})"` }),
  };
  if (request.body.length > MOST_SHOWN && !isWhole && call.text === undefined)
    written.body = `-d ${quote(JSON.stringify(body, cutLongText))}`;
  if (operation === 'uploadFile') {
    const fields = Object.entries(body).map(([name, value]) => `-F ${quote(`${name}=${String(value)}`)}`);
    Object.assign(written, {
      'content-type': undefined,
      body: [...fields, `-F file=@${FILES[kind ?? 'none']}`].join(' '),
    });
  }
  if (operation === 'logIn' && reply.status === 200) {
    const { token: begun, marker: shown } = readReply(reply);
    jars.push({ name: `session-${String(jars.length + 1)}`, token: begun, marker: shown });
    written.cookie = [written.cookie, `${readers === JAR_READERS ? '-c' : '-D'} ${jars.at(-1)?.name ?? ''}`]
      .filter(Boolean)
      .join(' ');
  }
  return formatCurl(request.provider, request, written);
}
