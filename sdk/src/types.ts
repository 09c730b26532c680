/** Names for the schemas of openapi.yaml, so that no other file imports the generated one. */
import type { components } from './generated/schema.ts';

type Schemas = components['schemas'];

/** The key of an answer (the specification's yupValueKey). */
export type AnswerKey = keyof Schemas['StudentAnswers'];
/** The key of a question answered with a document. */
export type DocumentAnswerKey = Schemas['DocumentAnswerKey'];
/** Answers by key; all are strings, and the empty answer is `''`. */
export type StudentAnswers = Schemas['StudentAnswers'];
/** Everything saved for one applicant. */
export type StudentProfile = Schemas['StudentProfile'];
/** The status: started, validating or submitted. */
export type WebStatus = Schemas['WebStatus'];
/** One entry of the profile's status history. */
export type WebStatusEntry = Schemas['WebStatusEntry'];
/** The path of a form page that can be the last page. */
export type LastPage = Schemas['LastPage'];

/** The five states of a conversion or PDF. */
export type ProcessingStatus = Schemas['ProcessingStatus'];
/** The state of a document's conversion. */
export type ConversionStatus = Schemas['ConversionStatus'];
/** The state of the PDF copy, and its url. */
export type PdfStatus = Schemas['PdfStatus'];
/** An uploaded document. */
export type DocumentAnswer = Schemas['DocumentAnswer'];
/** Uploaded documents by key. */
export type DocumentAnswers = Schemas['DocumentAnswers'];
/** The url and fields for an upload. */
export type UploadTarget = Schemas['UploadTarget'];
/** The body that starts a conversion. */
export type ConversionRequest = Schemas['ConversionRequest'];

/** The id of an add-another button. */
export type AddAnotherButton = Schemas['AddAnotherButton'];
/** Number of components per add-another button; 1 if missing. */
export type AddAnotherCounts = Schemas['AddAnotherCounts'];
/** The id of a tab group. */
export type TabId = Schemas['TabId'];
/** A tab of a group. */
export type TabChoice = Schemas['TabChoice'];
/** The chosen tab per group. */
export type ChosenTabs = Schemas['ChosenTabs'];

/** The answer keys on each page. */
export type PageSchema = { [Page in keyof Schemas['PageSchema']]: AnswerKey[] };
/** Messages per page and question. */
export type PageErrors = Schemas['PageErrors'];
/** The body of a validation call. */
export type ValidationsRequest = Schemas['ValidationsRequest'] & { page_schema: PageSchema };

/** A category of the lookup. */
export type LookupCategory = Schemas['LookupCategory'];
/** One search result. */
export type LookupItem = Schemas['LookupItem'];
/** The parts of an address. */
export type AddressRecord = Schemas['AddressRecord'];
/** The name, place and code of a school, college or company. */
export type NameRecord = Schemas['NameRecord'];
/** The details of a search result. */
export type LookupRecord = AddressRecord | NameRecord;

/** A read-only application, opened with a service token or a public token. */
export type ApplicationView = Schemas['ApplicationView'];

/** E-mail address and password. */
export type Credentials = Schemas['Credentials'];
/** E-mail address and six-digit code. */
export type Confirmation = Schemas['Confirmation'];
/** The body that sets a new password. */
export type PasswordReset = Schemas['PasswordReset'];
