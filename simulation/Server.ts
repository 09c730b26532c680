import type { StudentAnswers } from '@admission/sdk';
import { getResolvedPDFJS } from 'unpdf';
import { createSandbox } from '../sandbox/createSandbox.ts';
import { convertFile } from '../sandbox/documents/convertFile.ts';
import type { Numbers } from '../src/core/run/journal/Journal.ts';
import { openDatabase } from '../sandbox/database/openDatabase.ts';
import { type Clock, settle } from './Clock.ts';
import { DOCUMENT } from './form.ts';
import { ReplyJudge } from './ReplyJudge.ts';

const ORIGIN = 'http://localhost';
const PLENTY = 1_000_000;
const LIMITS = { logIn: PLENTY, mail: PLENTY, confirm: PLENTY, caller: PLENTY };
export const PASSWORD = 'Example-Pass-2026';

const ANSWERS = `kind = 'answer' AND name <> '${DOCUMENT}'`;
/** What a copy contains. */
const COPIED = {
  saved: `SELECT * FROM saved WHERE ${ANSWERS}`,
  saves: 'SELECT * FROM saves',
  accounts: 'SELECT id, username, answers_version AS version FROM accounts',
};

// Loaded now, because the PDF libraries may detect a browser on load and would later find the simulated one.
await import('../sandbox/documents/copyPages.ts');
await getResolvedPDFJS();

/** What the server has stored for a student, read directly from the database. */
export interface Saved {
  readonly answers: StudentAnswers;
  /** The highest number applied of each form's changes. */
  readonly applied: Numbers;
  /** The selected tab of each group. */
  readonly tabs: Readonly<Record<string, string>>;
  readonly statuses: readonly string[];
  /** The questions whose document has been converted. */
  readonly documents: readonly string[];
}

/** The real sandbox in memory. It can crash and restart on the same database. */
export class Server {
  readonly #clock: Clock;
  readonly #database = openDatabase(':memory:');
  readonly #judge: ReplyJudge;
  #hasCopy = false;
  #sandbox: Awaited<ReturnType<typeof createSandbox>> | null = null;
  /** How often the server has been started. Work left over from an earlier run is lost. */
  starts = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#judge = new ReplyJudge(clock, (username) => this.mailedCode(username));
  }

  /** Starts or restarts the server: pending replies and work in memory are lost. */
  async start(): Promise<void> {
    this.starts += 1;
    const start = this.starts;
    this.#sandbox = await createSandbox({
      database: this.#database,
      clock: () => this.#clock.now,
      schedule: (delayMs, task) => {
        const id = this.#clock.after(delayMs, async () => {
          if (start !== this.starts) return;
          task();
          // Reading a file takes real time, during which simulated time must not pass.
          await this.#sandbox?.idle();
        });
        return () => this.#clock.cancel(id);
      },
      passwordCost: 2 ** 4,
      convert: convertFile,
      limits: LIMITS,
    });
  }

  /** Answers one request and completes the work it triggers. */
  async answer(request: Request): Promise<Response> {
    if (!this.#sandbox) throw new Error('The server has not been started.');
    const judge = await this.#judge.read(request);
    const reply = await this.#sandbox.fetch(request);
    await judge(reply);
    await this.#sandbox.idle();
    await settle();
    return reply;
  }

  get hasCopy(): boolean {
    return this.#hasCopy;
  }

  /** Copies the answers of all applications. Documents and statuses are not part of it. */
  backUp(): void {
    this.#hasCopy = true;
    for (const [table, rows] of Object.entries(COPIED)) {
      this.#database.run(`DROP TABLE IF EXISTS temp.${table}_copy`);
      this.#database.run(`CREATE TEMP TABLE ${table}_copy AS ${rows}`);
    }
    this.#judge.backUp();
  }

  /** Puts the copy back. Returns the version of each application. */
  restore(): ReadonlyMap<string, string> {
    this.#hasCopy = false;
    const ofCopied = 'account_id IN (SELECT id FROM accounts_copy)';
    this.#database.run(`DELETE FROM saved WHERE ${ANSWERS} AND ${ofCopied}`);
    this.#database.run('INSERT INTO saved SELECT * FROM saved_copy');
    this.#database.run(`DELETE FROM saves WHERE ${ofCopied}`);
    this.#database.run('INSERT INTO saves SELECT * FROM saves_copy');
    this.#database.run(
      'UPDATE accounts SET answers_version = copy.version FROM accounts_copy copy WHERE copy.id = accounts.id',
    );
    this.#judge.restore();
    const rows = this.#database.all<{ username: string; version: string }>('SELECT * FROM accounts_copy');
    return new Map(rows.map(({ username, version }) => [username, `"${version}"`]));
  }

  /** Creates a student with an account. */
  async seed(username: string): Promise<void> {
    // An application cannot be submitted without its transcript.
    const documents = { hs_transcript_doc: { status: 'COMPLETED' } };
    await this.#post('/_sandbox/seed', { username, password: PASSWORD, status: 'none', documents });
  }

  /** Returns the newest code mailed to an address; null if none was mailed. */
  mailedCode(username: string): string | null {
    const sql = 'SELECT code FROM mails WHERE recipient = ? ORDER BY id DESC';
    return this.#database.get<{ code: string | null }>(sql, username)?.code ?? null;
  }

  isConfirmed(username: string): boolean {
    const sql = 'SELECT id FROM accounts WHERE username = ? AND confirmed_at IS NOT NULL';
    return this.#database.get(sql, username) !== undefined;
  }

  read(username: string): Saved {
    const account = this.#database.get<{ id: number }>(
      'SELECT id FROM accounts WHERE username = ?',
      username,
    );
    const all = <Row>(sql: string) => this.#database.all<Row>(sql, account?.id ?? 0);
    const saved = (kind: string) =>
      Object.fromEntries(
        all<{ name: string; value: string }>(
          `SELECT name, value FROM saved WHERE kind = '${kind}' AND account_id = ?`,
        ).map(({ name, value }) => [name, value]),
      );
    const statuses = all<{ web_status: string }>(
      'SELECT web_status FROM web_statuses WHERE account_id = ? ORDER BY rowid',
    );
    const documents = all<{ answer_key: string }>(
      "SELECT answer_key FROM documents WHERE status = 'COMPLETED' AND answer_key <> 'application' AND account_id = ?",
    );
    const numbers = all<{ form_id: string; number: number }>(
      'SELECT form_id, number FROM saves WHERE account_id = ?',
    );
    return {
      applied: Object.fromEntries(numbers.map(({ form_id, number }) => [form_id, number])),
      documents: documents.map(({ answer_key }) => answer_key),
      answers: saved('answer'),
      tabs: saved('tabs'),
      statuses: statuses.map(({ web_status }) => web_status),
    };
  }

  async #post(path: string, body: object): Promise<void> {
    const headers = { 'content-type': 'application/json' };
    await this.answer(new Request(ORIGIN + path, { method: 'POST', headers, body: JSON.stringify(body) }));
  }
}
