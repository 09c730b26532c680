import { type ConversionStatus, type DocumentAnswerKey, UnauthorizedError } from '@admission/sdk';
import type { Applicant } from '../Applicant.ts';
import { checkFile } from './checkFile.ts';
import { DocumentError } from './DocumentError.ts';
import { askForDocument, listDocument, readDocuments } from './documentList.ts';
import { failureText } from './failureText.ts';
import { pollConversion } from './pollConversion.ts';
import { uploadDocument } from './uploadDocument.ts';
import { IDLE, type UploadState } from './UploadState.ts';
import { UploadStates } from './UploadStates.ts';
import { UPLOAD_WORDS } from './uploadWords.ts';

/** Tells the applicant that something went wrong with a document. */
export type TellFailure = (message: string) => void;

/**
 * The documents on their way, each on its own; it outlives the page that started one.
 *
 * It follows the session: conversions that were running are watched again when the form is entered (DOC-13),
 * and everything stops when the session ends (TRAP-32).
 */
export class Uploads {
  readonly #applicant: Applicant;
  readonly #tellFailure: TellFailure;
  readonly #states = new UploadStates();
  readonly #runs = new Map<DocumentAnswerKey, AbortController>();
  /** Deletions nobody waits for; a new upload does, or it would be deleted by them. */
  readonly #deletions = new Map<DocumentAnswerKey, Promise<void>>();
  #hasSession = false;

  constructor(applicant: Applicant, tellFailure: TellFailure) {
    this.#applicant = applicant;
    this.#tellFailure = tellFailure;
    applicant.snapshot.subscribe(() => this.#followSession());
    this.#followSession();
  }

  readonly subscribe = this.#states.subscribe;

  /** What is going on with a document; the same object until that changes. */
  readonly state = this.#states.get;

  /** Says whether a document, or any, is being uploaded or converted (TRAP-62). */
  readonly isBusy = (key?: DocumentAnswerKey): boolean =>
    key ? this.state(key).stage === 'converting' : this.#states.hasConverting;

  /** Uploads a file, unless it cannot be taken (DOC-14). */
  async choose(key: DocumentAnswerKey, file: File): Promise<void> {
    const refusal = await checkFile(file);
    if (!this.#hasSession) return;
    if (refusal) this.#states.set(key, { stage: 'refused', fileName: file.name, message: refusal });
    else
      await this.#convert(key, file.name, file, (signal) =>
        uploadDocument(this.#applicant, key, file, signal),
      );
  }

  /** Takes the file that failed once more. */
  async retry(key: DocumentAnswerKey): Promise<void> {
    const state = this.state(key);
    if (state.stage === 'failed' && state.file) await this.choose(key, state.file);
  }

  /** Gives up a document on its way. */
  cancel(key: DocumentAnswerKey): void {
    if (!this.isBusy(key)) return;
    this.#runs.get(key)?.abort();
    this.#clear(key);
    this.#states.set(key, IDLE);
  }

  /** Takes a document away, on the server first (DOC-12). */
  async remove(key: DocumentAnswerKey): Promise<void> {
    if (this.#runs.has(key)) return;
    const fileName = readDocuments(this.#applicant)?.[key]?.file_name ?? '';
    await this.#run(key, { stage: 'removing', fileName }, async (signal) => {
      try {
        await this.#delete(key);
        if (signal.aborted) return;
        this.#applicant.store.change({ [key]: '' });
        listDocument(this.#applicant, key, null);
        this.#states.set(key, IDLE);
      } catch (error) {
        if (signal.aborted) return;
        this.#states.set(key, IDLE);
        if (error instanceof UnauthorizedError) this.#applicant.notify(error);
        else this.#tellFailure(failureText(error));
      }
    });
  }

  /** Puts away the note about a file that was refused or failed, and what the server still has of it. */
  dismiss(key: DocumentAnswerKey): void {
    const { stage } = this.state(key);
    if (stage !== 'refused' && stage !== 'failed') return;
    if (readDocuments(this.#applicant)?.[key]) void this.remove(key);
    else this.#states.set(key, IDLE);
  }

  /**
   * Takes up a document where the list says it stands: watches a conversion that is running, and counts a
   * question as answered if, and only if, its document is there (DOC-11, DOC-13).
   */
  async resume(key: DocumentAnswerKey): Promise<void> {
    const { sdk, snapshot, store } = this.#applicant;
    const documents = readDocuments(this.#applicant);
    const isOpen = this.#hasSession && snapshot.get().web_status !== 'submitted';
    if (!documents || !isOpen || this.#runs.has(key)) return;

    const { file_name: fileName = '', status = 'NOT_ANSWERED' } = documents[key] ?? {};
    const poll = (signal: AbortSignal) => pollConversion(sdk, key, signal);
    if (status === 'NOT_ANSWERED') store.change({ [key]: '' });
    else if (status === 'FAILED') {
      if (this.state(key).stage === 'idle') await this.#convert(key, fileName, null, poll, 'failed before');
    } else if (status !== 'COMPLETED') await this.#convert(key, fileName, null, poll);
    // The store takes no answer to a question that is hidden.
    else store.change({ [key]: 'ANSWERED' });
  }

  #followSession(): void {
    const { snapshot, store } = this.#applicant;
    const hasSession = snapshot.get().is_logged_in;
    if (hasSession === this.#hasSession) return;
    this.#hasSession = hasSession;
    if (!hasSession) return this.#stop();
    for (const { question } of store.index.questions)
      if (question.kind === 'upload') void this.resume(question.key);
  }

  #stop(): void {
    for (const run of this.#runs.values()) run.abort();
    this.#runs.clear();
    this.#deletions.clear();
    this.#states.clear();
  }

  /** Runs one thing at a time for a key, after what is still being deleted. */
  async #run(
    key: DocumentAnswerKey,
    state: UploadState,
    work: (signal: AbortSignal) => Promise<void>,
  ): Promise<void> {
    this.#runs.get(key)?.abort();
    const controller = new AbortController();
    this.#runs.set(key, controller);
    this.#states.set(key, state);
    await this.#deletions.get(key);
    if (!controller.signal.aborted) await work(controller.signal);
    if (this.#runs.get(key) === controller) this.#runs.delete(key);
  }

  /** Waits for a conversion and draws the consequences, unless it was told to stop. */
  #convert(
    key: DocumentAnswerKey,
    fileName: string,
    file: File | null,
    conversion: (signal: AbortSignal) => Promise<ConversionStatus>,
    past?: 'failed before',
  ): Promise<void> {
    return this.#run(key, { stage: 'converting', fileName }, async (signal) => {
      try {
        const { status, message } = await conversion(signal);
        signal.throwIfAborted();
        if (status === 'FAILED') throw new DocumentError(message || UPLOAD_WORDS.failed);
        const listed =
          status === 'COMPLETED' ? await askForDocument(this.#applicant, key, signal) : undefined;
        signal.throwIfAborted();
        // A conversion that ended well is not yet a document: the server has to list it.
        if (status === 'COMPLETED' && listed?.status !== 'COMPLETED')
          throw new DocumentError(UPLOAD_WORDS.notListed);
        listDocument(this.#applicant, key, listed ?? null);
        this.#applicant.store.change({ [key]: listed ? 'ANSWERED' : '' });
        this.#states.set(key, IDLE);
      } catch (error) {
        if (!signal.aborted) this.#fail(key, { fileName, file }, error, past);
      }
    });
  }

  /**
   * Any failure: the indicator goes, the answer is cleared, the message is shown (DOC-07).
   *
   * One that happened while nobody looked is shown where the document is asked for, and no more: it stays until it
   * is removed or replaced, and would be announced at every visit.
   */
  #fail(
    key: DocumentAnswerKey,
    { fileName, file }: { fileName: string; file: File | null },
    error: unknown,
    past?: 'failed before',
  ): void {
    if (error instanceof UnauthorizedError) {
      this.#states.set(key, IDLE);
      this.#applicant.notify(error);
      return;
    }
    const message = failureText(error);
    if (past) this.#applicant.store.change({ [key]: '' });
    else this.#clear(key);
    this.#states.set(key, { stage: 'failed', fileName, message, file });
    if (!past) this.#tellFailure(message);
  }

  /** Clears an answer whose document came to nothing: here at once, on the server in the background. */
  #clear(key: DocumentAnswerKey): void {
    this.#applicant.store.change({ [key]: '' });
    listDocument(this.#applicant, key, null);
    const deletion = this.#delete(key);
    this.#deletions.set(
      key,
      deletion.catch(() => undefined),
    );
    this.#applicant.inBackground(deletion, 'deleting a document that came to nothing');
  }

  async #delete(key: DocumentAnswerKey): Promise<void> {
    const { sdk } = this.#applicant;
    await Promise.all([sdk.deleteDocument({ answer_key: key }), sdk.deleteConversion({ answer_key: key })]);
  }
}
