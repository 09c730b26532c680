import {
  CODE,
  NEWCOMER_RESET_ID,
  PUBLIC_TOKEN,
  RESET_ID,
  SERVICE_TOKEN,
  WRONG_CODE,
} from '../../model/vocabulary.ts';
import type { Call } from '../../model/World.ts';

/** The values of a provider state that a provider may choose itself, by the names under which it then returns them. */
const CHOSEN = {
  code: CODE,
  reset_id: RESET_ID,
  newcomer_reset_id: NEWCOMER_RESET_ID,
  public_token: PUBLIC_TOKEN,
  service_token: SERVICE_TOKEN,
} as const;

/** Replaces the values of the provider state in a call by those that the provider has returned for it. */
export function withOwnValues(call: Call, returned: Readonly<Record<string, unknown>>): Call {
  const replace = (text: unknown): unknown =>
    typeof text === 'string'
      ? Object.entries(CHOSEN).reduce((given, [name, usual]) => {
          const own = returned[name];
          return typeof own === 'string' && own !== '' ? replaceOne(given, usual, own) : given;
        }, text)
      : text;
  const replaceAll = <Values extends object>(values?: Values) =>
    values &&
    (Object.fromEntries(
      Object.entries(values).map(([key, value]) => [
        key,
        ['id', 'code', 'token', 'service_token'].includes(key) ? replace(value) : (value as unknown),
      ]),
    ) as Values);
  return { ...call, body: replaceAll(call.body), query: replaceAll(call.query) };
}

/** Replaces a value, and those that differ from it by a letter. Letters may have no case in a provider's own values. */
function replaceOne(text: string, usual: string, own: string): string {
  if (usual === CODE && text === WRONG_CODE && own === WRONG_CODE) return usual;
  if (text.startsWith(usual)) {
    const longer = own + text.slice(usual.length);
    // A text as long as its schema allows stays as long as that.
    return longer.slice(0, Math.max(text.length, own.length + 1));
  }
  if (text.toLowerCase() === usual) return `${own}0`;
  return usual.startsWith(text) && text.length === usual.length - 1 ? own.slice(0, -1) : text;
}
