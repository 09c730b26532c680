import type { ListedOperation } from '../../contracts/kit/listOperations.ts';
import type { Interaction } from './Pact.ts';

type Choice = Record<string, string>;

/** Which named example stands for which situation, where a status has several; by the state or its parameter. */
const BY_STATE: Record<string, Choice> = {
  'getProfile 200': {
    none: 'new_student',
    started: 'started',
    validating: 'validating',
    submitted: 'submitted',
    IN_PROGRESS: 'document_converting',
  },
  'submitApplication 200': {
    'the application is ready to submit': 'submitted',
    'the submission was accepted': 'submitted_again',
    submitted: 'submitted_again',
  },
  'submitApplication 409': { started: 'not_ready', validating: 'converting' },
  'saveWebStatus 409': { started: 'out_of_order', validating: 'out_of_order' },
  'postValidations 200': { validating: 'valid', 'the server finds page errors': 'page_errors' },
  'getDocuments 200': {
    'a student is logged in': 'none',
    IN_PROGRESS: 'converting',
    COMPLETED: 'completed',
    FAILED: 'failed',
  },
  'logIn 400': {
    'a confirmed account exists': 'bad_credentials',
    'no account exists for the address': 'bad_credentials',
    'an unconfirmed account exists': 'not_confirmed',
  },
  'resetPassword 400': { 'a reset link was sent': 'link_rejected' },
};

/** Where the state alone does not tell, the interaction's own words do. */
const BY_DESCRIPTION: [words: string, example: string][] = [
  ['for a session that was replaced', 'session_replaced'],
  ['after the submission', 'already_submitted'],
  ['from another', 'cross_site'],
  ['of a student who is back', 'second_login'],
  ['how many items were added before anything was', 'none'],
  ['how many items were added', 'all'],
  ['chosen tabs before one is', 'none'],
  ['chosen tabs', 'school_abroad'],
  ['with a weak password', 'weak_password'],
  ['that is weak', 'weak_password'],
  ['repeated differently', 'passwords_differ'],
  ['to sign up without an address', 'invalid_username'],
  ['to search hs_ceeb in vain', 'empty'],
  ['to search hs_ceeb', 'items'],
  ['to search college_ceeb', 'colleges'],
  ['to search address', 'addresses'],
  ['to search company', 'companies'],
  ['to search hs_international', 'schools_abroad'],
  ['the record of an item of address', 'address_record'],
  ['the record of an item of hs_ceeb', 'name_record'],
  ['view of an application without an answer', 'blank'],
  ['for the public view', 'complete'],
  ['for the service view', 'complete'],
];

/**
 * Chooses the named example the static mock has to answer an interaction with.
 *
 * The only example of a status is its example; a status value that is an example's name in small letters (`FAILED`,
 * `failed`) chooses it; the tables above say the rest. Throws for what nothing tells. TRAP-36.
 */
export function chooseExample(operation: ListedOperation, interaction: Interaction): string {
  const status = String(interaction.response.status);
  const content = operation.responses[status]?.part.content?.['application/json'];
  const names = Object.keys(content?.examples ?? {});
  if (names.length === 1 && names[0] !== undefined) return names[0];

  const words = BY_DESCRIPTION.find(([part]) => interaction.description.includes(part))?.[1];
  const [state] = interaction.providerStates ?? [];
  const value = typeof state?.params?.status === 'string' ? state.params.status : '';
  const choice = BY_STATE[`${String(operation.operation.operationId)} ${status}`];
  const chosen = [words, choice?.[value], choice?.[state?.name ?? ''], value.toLowerCase()].find(
    (name) => name !== undefined && names.includes(name),
  );
  if (chosen === undefined)
    throw new Error(
      `${operation.name} ${status} "${interaction.description}": chooseExample.ts does not say which of ` +
        `${names.join(', ') || 'no'} examples it is.`,
    );
  return chosen;
}
