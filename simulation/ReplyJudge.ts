import { openOwnContract } from '../contracts/kit/openOwnContract.ts';
import { judge } from '../contracts/model/judge.ts';
import { type Application, type Call, createApplication, createWorld } from '../contracts/model/World.ts';
import type { Clock } from './Clock.ts';
import { DOCUMENT, PDF } from './form.ts';

const { kit: KIT } = await openOwnContract();
const TOKEN = 'admit_id_token';
const MARKER = 'admit_session';
/** How long the sandbox accepts the file of an upload target, in ms. */
const TARGET_LIFE_MS = 5 * 60_000;

/** Checks the reply to a request. */
type JudgeReply = (reply: Response) => Promise<void>;

/**
 * Checks the server against the model that every backend must follow, as `admission-verify --histories` does
 * over HTTP.
 */
export class ReplyJudge {
  readonly #world = createWorld();
  readonly #copy = new Map<string, Pick<Application, 'answers' | 'saves'>>();
  readonly #mailedCode: (username: string) => string | null;
  readonly #clock: Clock;
  /** When each upload target was given out. */
  readonly #targets = new Map<string, number>();

  /** @param mailedCode returns the newest code mailed to an address; no reply contains it. */
  constructor(clock: Clock, mailedCode: (username: string) => string | null) {
    this.#clock = clock;
    this.#mailedCode = mailedCode;
  }

  /**
   * Notes a request before it is answered.
   *
   * @returns a function that throws if the reply violates the model.
   */
  async read(request: Request): Promise<JudgeReply> {
    const { pathname: url } = new URL(request.url);
    const text = request.method === 'GET' ? '' : await request.clone().text();
    const isJson = request.headers.get('content-type')?.includes('json');
    const body = isJson ? (JSON.parse(text) as Record<string, unknown>) : undefined;
    if (url === '/_sandbox/seed') this.#seed(body ?? {});
    const operation = KIT.find({ method: request.method, url })?.operation.operationId;
    if (!operation) return () => Promise.resolve();
    return (reply) => this.#judge(callOf(operation, request, body ?? { key: uploadKeyIn(text) }), reply);
  }

  /** Notes that the answers are copied. */
  backUp(): void {
    this.#copy.clear();
    for (const [username, { application }] of this.#world.accounts)
      this.#copy.set(username, structuredClone({ answers: application.answers, saves: application.saves }));
  }

  /** Notes that the copy is put back. No version since may name other answers. */
  restore(): void {
    for (const [username, { answers, saves }] of this.#copy) {
      const application = this.#world.accounts.get(username)?.application;
      if (!application) continue;
      const mark = application.answers[DOCUMENT];
      const { [DOCUMENT]: _mark, ...others } = answers;
      application.answers = { ...others, ...(mark !== undefined && { [DOCUMENT]: mark }) };
      Object.assign(application, { saves, isVersionKnown: false });
    }
  }

  async #judge(call: Call, reply: Response): Promise<void> {
    if (reply.status === 401) this.#world.sessions.delete(call.token ?? '');
    if (call.operation === 'uploadFile' && reply.status === 403 && this.#isExpired(call.body?.key)) return;
    const set = reply.headers.getSetCookie();
    const cookie = (name: string) => set.map((line) => cookieIn(line, name)).find(Boolean);
    const body = (await reply.clone().json()) as Record<string, unknown>;
    if (call.operation === 'requestUpload' && reply.ok)
      this.#targets.set((body.fields as { key: string }).key, this.#clock.now);
    const breach = judge(this.#world, call, {
      status: reply.status,
      body,
      etag: reply.headers.get('etag') ?? undefined,
      token: cookie(TOKEN),
      marker: cookie(MARKER),
    });
    if (breach) throw new Error(`(m) ${call.operation}: ${JSON.stringify(breach)}`);
    if (call.operation === 'signUp' && reply.ok) this.#signUp(call.body);
  }

  /** Returns whether an upload target was given out too long ago. The model does not know the time. */
  #isExpired(key: unknown): boolean {
    return this.#clock.now - (this.#targets.get(String(key)) ?? Infinity) >= TARGET_LIFE_MS;
  }

  /** Adds an account, because the model knows only the initial accounts. */
  #signUp({ username, password }: Record<string, unknown> = {}): void {
    const name = String(username);
    const code = this.#mailedCode(name) ?? undefined;
    const known = this.#world.accounts.get(name);
    const signUps = [...(known?.signUps ?? []), { password: String(password), code }];
    const account = {
      username: name,
      isConfirmed: false,
      application: createApplication(),
      ...known,
      signUps,
    };
    this.#world.accounts.set(name, account);
  }

  #seed({ username, password, documents = {} }: Record<string, unknown>): void {
    const application = createApplication();
    for (const key of Object.keys(documents as object))
      application.documents[key] = {
        fileKey: '',
        fileName: PDF.name,
        status: 'completed',
        removed: new Set(),
      };
    const signUps = [{ password: String(password) }];
    const account = { username: String(username), signUps, isConfirmed: true, application };
    this.#world.accounts.set(account.username, account);
  }
}

function callOf(operation: string, { headers, url }: Request, body: Record<string, unknown>): Call {
  return {
    operation,
    token: cookieIn(headers.get('cookie') ?? '', TOKEN),
    marker: headers.get('admit-session') ?? undefined,
    ifMatch: headers.get('if-match') ?? undefined,
    saves: headers.get('admit-save') ?? undefined,
    answerKey: /document-answer\/(\w+)/.exec(url)?.[1],
    body,
  };
}

const cookieIn = (text: string, name: string) => new RegExp(`(?:^|; *)${name}=([^;]*)`).exec(text)?.[1];

const uploadKeyIn = (form: string) => /name="key"\r\n\r\n([^\r]+)/.exec(form)?.[1];
