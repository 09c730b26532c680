/**
 * Names for the schemas in openapi.yaml, so that other files need not import them from the generated code.
 */
import type { components } from './generated/schema.ts';

type Schemas = components['schemas'];

/** The key of an answer (the specification's yupValueKey). */
export type AnswerKey = keyof Schemas['StudentAnswers'];
/** The key of a question that is answered with a document. */
export type DocumentAnswerKey = Schemas['DocumentAnswerKey'];
/** Answers by key; all are strings, and the empty answer is `''`. */
export type StudentAnswers = Schemas['StudentAnswers'];
/** Everything saved for one applicant. */
export type StudentProfile = Schemas['StudentProfile'];
/** A web status: started, validating or submitted. */
export type WebStatus = Schemas['WebStatus'];
/** One entry of the profile's status history. */
export type WebStatusEntry = Schemas['WebStatusEntry'];
/** The path of a form page that can be the last page. */
export type LastPage = Schemas['LastPage'];

/** The five states of a conversion or PDF. */
export type ProcessingStatus = Schemas['ProcessingStatus'];
/** The state of a document's conversion. */
export type ConversionStatus = Schemas['ConversionStatus'];
/** The state of the PDF copy, and its URL. */
export type PdfStatus = Schemas['PdfStatus'];
/** An uploaded document. */
export type DocumentAnswer = Schemas['DocumentAnswer'];
/** Uploaded documents by key. */
export type DocumentAnswers = Schemas['DocumentAnswers'];
/** The URL and fields for an upload. */
export type UploadTarget = Schemas['UploadTarget'];
/** The body that starts a conversion. */
export type ConversionRequest = Schemas['ConversionRequest'];

/** The id of an add-another button. */
export type AddAnotherButton = Schemas['AddAnotherButton'];
/** The number of items per add-another button; 1 if missing. */
export type AddAnotherCounts = Schemas['AddAnotherCounts'];
/** The id of a tab group. */
export type TabId = Schemas['TabId'];
/** A tab in a tab group. */
export type TabChoice = Schemas['TabChoice'];
/** The chosen tab per group. */
export type ChosenTabs = Schemas['ChosenTabs'];

/** The answer keys on each page. */
export type PageSchema = { [Page in keyof Schemas['PageSchema']]: AnswerKey[] };
/** Error messages per page and question. */
export type PageErrors = Schemas['PageErrors'];
/** The body of a validation call. */
export type ValidationsRequest = Schemas['ValidationsRequest'] & { page_schema: PageSchema };

/** A lookup category. */
export type LookupCategory = Schemas['LookupCategory'];
/** One search result. */
export type LookupItem = Schemas['LookupItem'];
/** The parts of an address. */
export type AddressRecord = Schemas['AddressRecord'];
/** The name, place and code of a school, college or company. */
export type NameRecord = Schemas['NameRecord'];
/** The details of a search result. */
export type LookupRecord = AddressRecord | NameRecord;

/** A read-only application, opened with a public token. */
export type PublicView = Schemas['PublicView'];
/** A read-only application, opened with a service token. */
export type ServiceView = Schemas['ServiceView'];

/** An e-mail address and a password. */
export type Credentials = Schemas['Credentials'];
/** An e-mail address and a six-digit code. */
export type Confirmation = Schemas['Confirmation'];
/** The body that sets a new password. */
export type PasswordReset = Schemas['PasswordReset'];
