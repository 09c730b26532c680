import { loadContract } from '../contracts/kit/loadContract.ts';
import { openContract } from '../contracts/kit/openContract.ts';
import { judge } from '../contracts/model/judge.ts';
import { type Application, type Call, createApplication, createWorld } from '../contracts/model/World.ts';
import { PDF } from './form.ts';

const KIT = openContract(await loadContract());
const TOKEN = 'admit_id_token';
const MARKER = 'admit_session';

/** What judges the reply to a request. */
type JudgeReply = (reply: Response) => Promise<void>;

/** Holds the server against what any backend owes, as `admission-verify --histories` does over HTTP. */
export class Owed {
  readonly #world = createWorld();
  readonly #codeFor: (username: string) => Promise<string>;

  /** @param codeFor the newest code mailed to an address. */
  constructor(codeFor: (username: string) => Promise<string>) {
    this.#codeFor = codeFor;
  }

  /**
   * Reads a request before it is answered.
   *
   * @returns what throws where the reply breaks the model.
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

  async #judge(call: Call, reply: Response): Promise<void> {
    if (reply.status === 401) this.#world.sessions.delete(call.token ?? '');
    const username = String(call.body?.['username']).toLowerCase();
    const isSignUp = call.operation === 'signUp' && reply.ok;
    if (isSignUp && !this.#world.accounts.has(username)) this.#add(username);
    const set = reply.headers.getSetCookie();
    const cookie = (name: string) => set.map((line) => cookieIn(line, name)).find(Boolean);
    const breach = judge(this.#world, call, {
      status: reply.status,
      body: (await reply.clone().json()) as Record<string, unknown>,
      etag: reply.headers.get('etag') ?? undefined,
      token: cookie(TOKEN),
      marker: cookie(MARKER),
    });
    const signUp = isSignUp ? this.#world.accounts.get(username)?.signUps.at(-1) : undefined;
    if (signUp) signUp.code = await this.#codeFor(username);
    if (breach) throw new Error(`(m) ${call.operation}: ${JSON.stringify(breach)}`);
  }

  #seed({ username, password, documents = {} }: Record<string, unknown>): void {
    const application = this.#add(String(username), String(password));
    for (const key of Object.keys(documents as object))
      application.documents[key] = {
        fileKey: '',
        fileName: PDF.name,
        status: 'completed',
        removed: new Set(),
      };
  }

  /** Adds an account; one with a password is confirmed. */
  #add(username: string, password?: string): Application {
    const signUps = password === undefined ? [] : [{ password }];
    const isConfirmed = password !== undefined;
    const application = createApplication();
    this.#world.accounts.set(username, { username, signUps, isConfirmed, application });
    return application;
  }
}

function callOf(operation: string, { headers, url }: Request, body: Record<string, unknown>): Call {
  return {
    operation,
    token: cookieIn(headers.get('cookie') ?? '', TOKEN),
    marker: headers.get('admit-session') ?? undefined,
    ifMatch: headers.get('if-match') ?? undefined,
    answerKey: /document-answer\/(\w+)/.exec(url)?.[1],
    body,
  };
}

const cookieIn = (text: string, name: string) => new RegExp(`(?:^|; *)${name}=([^;]*)`).exec(text)?.[1];

const uploadKeyIn = (form: string) => /name="key"\r\n\r\n([^\r]+)/.exec(form)?.[1];
