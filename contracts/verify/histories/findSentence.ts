/**
 * The sentence of openapi.yaml that asks for what a failed history expected: the beginning of the expectation, or words
 * of it, and the first words of the sentence. A promise of the model without an entry here fails its test: the kit must
 * not report what the contract does not ask for.
 */
const SENTENCES: readonly [expected: RegExp, sentence: string][] = [
  // Which calls are served.
  [/the right marker again/, 'Beside a session with the prefix'],
  [/no operation has this method and path/, 'But a method and path that no operation'],
  [/spells a call’s path in another way/, 'Compare the path as it was sent'],
  [/the session has ended or never existed/, 'Every `/api/*` call answers `401`'],
  [/the session is ambiguous/, 'If the session cookie occurs twice'],
  [/Admit-Session and the cookie name different sessions/, 'If it is not the marker of the session'],
  [/a page of another site sent the request/, 'Reject with `403`, code `cross_site`'],
  [/no Access-Control-Allow-Credentials/, 'No reply to another origin carries'],
  [/Cache-Control with no-store/, 'Send a `Cache-Control` that contains `no-store`'],
  [/openapi\.yaml does not allow the request/, 'A query, a path or a body that its schema'],
  [/^a reply as openapi\.yaml describes it/, 'Each status lists its codes'],
  // Limits.
  [/no log-in to this account was rejected|fewer log-ins than led to a 429/, 'A success resets the count'],
  [/a valid link is not rejected/, 'A valid link is not rejected because'],
  [/no mail was sent to this address/, 'Count calls that send a mail'],
  [/five wrong codes from this network/, 'Count wrong codes and wrong links'],
  [/five mails were sent to this address/, 'Count calls that send a mail'],
  [/as many attempts as led to a 429/, 'For the six calls of `/public` that take'],
  [/the student has 20 targets/, 'At most 20 targets of an applicant'],
  // Accounts.
  [/a confirmed account with this address exists/, 'A confirmed account with this address exists'],
  [/the username is not an e-mail address/, 'Anything else, such as a full-width or invisible character'],
  [/the new password breaks a rule/, 'A password has at least 12 characters'],
  [/the password and its confirmation differ/, 'If `confirm_password` differs from `password`'],
  [/the code is not valid for this address/, 'A wrong code, an expired code'],
  [/the password is not valid for this address/, 'A wrong password and an unknown address'],
  [/the account is not confirmed/, 'Only the correct password reveals'],
  [/the link is unknown or has been used/, 'A wrong `id`, a used or expired link'],
  [/both cookies/, '`POST /public/login` sets two cookies'],
  [
    /for a known and an unknown address/,
    'A wrong password and an unknown address|The reply is the same whether or not|A wrong code, an expired code|A wrong `id`',
  ],
  // The application.
  [/the file would be another document|the call would change it/, 'A call that would change the application'],
  [/the status submitted is recorded/, 'Once recorded, every write gets'],
  [/the status would go back, skip a step/, 'The order is started, validating, submitted'],
  [/the status is not validating/, 'The application is not ready'],
  [/the transcript, a document whose answer/, 'The server itself requires the documents'],
  [/errors names each document/, '`errors` names each of them'],
  [/username belongs to the session/, 'The profile returns the address'],
  [/last_page is the saved page/, 'The page is returned by the profile'],
  [/successful_login is listed|successful_login has one entry/, '`successful_login` has one entry per login'],
  [/web_status is listed|web_status has the recorded/, '`web_status` is a history'],
  [/entry of successful_login/, 'A log-in that succeeded, and when'],
  [/entry of web_status/, 'A status that was recorded, and when'],
  [/letters_key/, 'Derive it from a secret of the server'],
  // Answers.
  [/since the version in If-Match/, 'A client sends the last version it'],
  [/Admit-Save is not well formed/, 'Answer a malformed value with `400`'],
  [/ETag is sent either always/, 'A backend that has them sends `ETag`'],
  [/ETag is (new|unchanged)/, 'It changes whenever a save changes'],
  [/saves is sent (only|either)/, '**Numbers** are optional too'],
  [/\bsaves\b/, 'Return the highest number of each form'],
  [/answers names (only|all) answers/, 'If the answers are the reason for a'],
  [
    /answer has the saved answers|the saved answer \S+/,
    'The server merges it key by key|A read-only copy of an application',
  ],
  [/the saved counts/, 'The number of items per add-another button|A read-only copy of an application'],
  [/the saved tabs/, 'The chosen tab per tab group|A read-only copy of an application'],
  // Documents and the copy.
  [/fields\.key is new/, '`fields.key` names the stored file'],
  [/has uploaded no file under this key/, '`fields.key` names the stored file'],
  [/a conversion that ends within 30 s/, 'While no other file is waiting, a conversion|Making the copy ends'],
  [/is not COMPLETED, because/, 'Removes the converted file and stops'],
  [/is listed once its conversion|is not listed, because/, 'List a document from the moment'],
  [/^uploaded_at/, 'An uploaded document, and when it was uploaded'],
  [/the answer \S+ of a removed document/, 'Once this and the removal of the converted PDF'],
  [/status without a document/, 'A document that does not exist is'],
  [/status of (an ended|the) conversion/, 'COMPLETED, FAILED and NOT_ANSWERED end'],
  [/after a restart, a document/, 'A conversion that had begun and did not'],
  [/a file that is not what its name says/, 'A file that is not what its name says'],
  [/file_name ends with none of/, 'A name that ends with none of'],
  [/a file that is neither PDF/, 'Accepted files are PDF, Word, JPG and PNG'],
  [/a picture, PNG or JPG, is converted/, 'Accepted files are PDF, Word, JPG and PNG'],
  [/a filled-in form is drawn/, 'What is typed into the fields'],
  [/that needs a password to open ends/, 'Only the conversion can tell'],
  [/a PDF that opens without a password/, 'Accept every PDF that opens'],
  [/ends as FAILED, with a message that says why/, 'These end as FAILED'],
  [/^(a copy|NOT_ANSWERED), because|a copy of this student/, 'Only a submitted application has'],
  [/url is '' unless/, "`url` is `''` unless COMPLETED"],
  [/a PDF at the url|a tagged PDF/, 'The copy is a tagged PDF'],
  // Views and look-ups.
  [/opens the other view/, 'An unknown or expired token gets|An invalid or expired token gets'],
  [/at most the last four digits/, 'The Social Security number is masked'],
  [/username belongs to the application|submitted_at/, '`username` and `submitted_at` identify'],
  [/at most \d+ items/, 'With `text` and `category`'],
  [
    /there is no item with this id|an address for the category|a named place for|no item of another/,
    'With `id` and `category`',
  ],
  [/name is the text of the item/, 'The `name` of a place is the `text`'],
];

/** The same for replies that no expectation describes, by what was got. */
const FAULTS: typeof SENTENCES = [
  [/^401, though the session/, 'An applicant may use several devices|Every `/api/*` call answers `401`'],
  [/two was sent twice/, 'If the session cookie occurs twice|Expire a planted cookie, which'],
  [/^header Set-Cookie: .* over https/, 'So where the application is served over https'],
  [/^header Set-Cookie: .* to be omitted/, 'A rolling session may send|Beside a session with the prefix'],
  [/^header Set-Cookie/, '`POST /public/login` sets two cookies'],
  [/^header Cache-Control/, 'Send a `Cache-Control` that contains `no-store`'],
];

/** Returns the first words of the sentences that ask for what was expected; several if it depends on the call. */
export function findSentence(expected: string, got = ''): string[] {
  const found =
    FAULTS.find(([pattern]) => pattern.test(got)) ?? SENTENCES.find(([pattern]) => pattern.test(expected));
  return found ? found[1].split('|') : [];
}
