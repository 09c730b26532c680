import type { AnswerKey, PageErrors, ValidationsRequest } from '@admission/sdk';
import { entriesOf } from '../../core/entriesOf.ts';
import { isShown } from '../../core/run/conditions/isOpen.ts';
import { EMPTY_ANSWER } from '../../core/answers/FormState.ts';
import type { FormStore } from '../../core/run/answers/FormStore.ts';
import { askedKeys } from '../../core/kinds/kinds.ts';
import type { ErrorsByKey } from '../../core/answers/ErrorsByKey.ts';
import { fetchScript } from '../calls/fetchScript.ts';
import type { StudentSession } from '../Session.ts';

/**
 * Loads the validator with yup and installs it in the store, once.
 *
 * @throws ScriptError if the script fails to load.
 */
export async function ensureValidator(store: FormStore): Promise<void> {
  if (store.errors.canValidate) return;
  const { createValidator } = await fetchScript(import('../../core/run/validation/createValidator.ts'));
  store.errors.setValidator(createValidator());
}

/**
 * Posts the client's errors and the visible keys of each page, and shows the server's errors.
 *
 * Server errors are used only at submission, or during validation if the client has found errors too
 * (TRAP-28). Those for an answer that has since changed are ignored. Spec §5, §7 `POST /api/validations`.
 *
 * @returns the remaining errors of the client and the server.
 */
export async function postValidations(
  session: StudentSession,
  purpose: 'navigation' | 'submit' = 'navigation',
): Promise<ErrorsByKey> {
  const { sdk, form: store } = session;
  await ensureValidator(store);
  const found = store.errors.find();
  const { answers } = store.state;
  const reply = await sdk.postValidations({
    validation_errors: Object.fromEntries(found) as ValidationsRequest['validation_errors'],
    page_schema: pageSchema(store),
  });

  // Drops errors for answers that have changed since the request.
  const fromServer = new Map(
    [...errorsByKey(reply.errors)].filter(([key]) => store.answer(key) === (answers[key] ?? EMPTY_ANSWER)),
  );
  const counts = purpose === 'submit' || (store.errors.validating && found.size > 0);
  store.errors.setServerErrors(counts ? fromServer : new Map());
  return counts ? new Map([...found, ...fromServer]) : found;
}

/** Groups the server's errors by question instead of by page. */
export function errorsByKey(pages: PageErrors = {}): ErrorsByKey {
  return new Map(
    Object.values(pages).flatMap((page) => entriesOf<Partial<Record<AnswerKey, readonly string[]>>>(page)),
  );
}

function pageSchema(store: FormStore): ValidationsRequest['page_schema'] {
  const schema: Record<string, AnswerKey[]> = {};
  for (const page of store.index.form.pages) schema[page.id] = [];
  for (const placed of store.index.questions)
    if (isShown(placed, store.view)) schema[placed.page.id]?.push(...askedKeys(placed.question));
  return schema;
}
