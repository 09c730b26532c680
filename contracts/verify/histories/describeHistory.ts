import { cutLongText } from '../../model/judge.ts';
import type { Exchange } from './playHistory.ts';
import { readReply } from './playHistory.ts';
import type { HistoryFailure } from './runHistories.ts';
import { STATE } from './setUpWorld.ts';
import { quote, sayCurl } from '../sayCurl.ts';

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
  const setUp = JSON.stringify({ state: STATE, params: {}, action: 'setup' });
  const { request, call } = exchanges.at(-1) ?? {};
  const commands = exchanges.flatMap((exchange) => [
    ...(exchange.call.isAfterRestart ? ['  # restart the server'] : []),
    ...(exchange.call.isAfterBackup ? ['  # copy the data'] : []),
    ...(exchange.call.isAfterRestore ? ['  # put the copy back'] : []),
    `  ${sayCommand(exchange, jars, isWhole)}${exchange.isAtOnce ? ' &' : ''}   # ${sayReply(exchange)}`,
  ]);
  return [
    `${request?.method ?? ''} ${call?.operation === 'uploadFile' ? 'of a file' : (request?.url ?? '')} (seed ${String(seed)})`,
    `  marker() { awk '/admit_session/ {print $7}' $1; }`,
    ...(commands.some((text) => text.includes('$(token ')) ? [TOKEN] : []),
    `  curl ${JSON_TYPE} -d ${quote(setUp)} ${statesUrl}`,
    ...commands,
    ...(commands.some((text) => text.includes(CUT)) ? [`  whole    in result.json of --report DIR`] : []),
    `  expected ${breach.expected}`,
    `  got      ${breach.got}`,
    `  why      openapi.yaml, "${breach.section}"`,
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
};

/** The body length above which long texts are cut, and the end of a cut text. */
const MOST_SHOWN = 1000;
const CUT = ' characters)"';

const TOKEN = `  token() { awk '/admit_id_token/ {print $7}' $1; }`;
const JSON_TYPE = "-H 'content-type: application/json'";

function sayReply({ reply }: Exchange): string {
  const { etag, body } = readReply(reply);
  const code = typeof body.code === 'string' && body.code;
  return [reply.status, code, etag && `ETag ${etag}`, reply.body.slice(0, 60)].filter(Boolean).join(' ');
}

function sayCommand({ call, request, reply }: Exchange, jars: Jar[], isWhole: boolean): string {
  const { operation, token, marker, body = {}, kind } = call;
  const jar = jars.find((one) => one.token === token);
  const owner = jars.find((one) => one.marker === marker);
  const read = jar ? `-b ${jar.name}` : `-b ${quote(`admit_id_token=${token ?? ''}`)}`;
  // curl's cookie file cannot hold a name twice, or other cookies, so these are written out.
  const all = String(request.headers.cookie ?? '')
    .replace(token ?? '', () => (jar ? `$(token ${jar.name})` : (token ?? '')))
    .replace(marker ?? '', () => (owner ? `$(marker ${owner.name})` : (marker ?? '')));
  const written: Record<string, string | undefined> = {
    cookie: token === undefined ? undefined : call.doubtful || call.isAmongCookies ? `-b "${all}"` : read,
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
    written.cookie = [written.cookie, `-c ${jars.at(-1)?.name ?? ''}`].filter(Boolean).join(' ');
  }
  return sayCurl(request.provider, request, written);
}
