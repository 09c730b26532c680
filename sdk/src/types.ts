/** Names for the shapes of openapi.yaml, so that no other file imports the generated one. */
import type { components } from './generated/schema.ts';

type Schemas = components['schemas'];

/** The name of an answer (the specification's yupValueKey). */
export type AnswerKey = keyof Schemas['StudentAnswers'];
/** The key of a question answered with a document. */
export type DocumentAnswerKey = Schemas['DocumentAnswerKey'];
/** Answers by key; all strings, the empty answer is `''`. */
export type StudentAnswers = Schemas['StudentAnswers'];
/** Everything saved for one applicant. */
export type StudentProfile = Schemas['StudentProfile'];
/** started, validating or submitted. */
export type WebStatus = Schemas['WebStatus'];
/** One entry of the profile's status history. */
export type WebStatusEntry = Schemas['WebStatusEntry'];
/** The path of a form page that can be remembered. */
export type LastPage = Schemas['LastPage'];

/** The five states of a conversion or PDF. */
export type ProcessingStatus = Schemas['ProcessingStatus'];
/** How a document's conversion is going. */
export type ConversionStatus = Schemas['ConversionStatus'];
/** How the PDF copy is going, and its url. */
export type PdfStatus = Schemas['PdfStatus'];
/** An uploaded document. */
export type DocumentAnswer = Schemas['DocumentAnswer'];
/** Uploaded documents by key. */
export type DocumentAnswers = Schemas['DocumentAnswers'];
/** Where and with which fields to upload. */
export type UploadTarget = Schemas['UploadTarget'];
/** What starts a conversion. */
export type ConversionRequest = Schemas['ConversionRequest'];

/** The id of an add-another button. */
export type AddAnotherButton = Schemas['AddAnotherButton'];
/** Items per add-another button; a missing one has 1. */
export type AddAnotherCounts = Schemas['AddAnotherCounts'];
/** The id of a tab group. */
export type TabId = Schemas['TabId'];
/** A tab of a group. */
export type TabChoice = Schemas['TabChoice'];
/** The chosen tab per group. */
export type ChosenTabs = Schemas['ChosenTabs'];

/** The keys each page asks. */
export type PageSchema = { [Page in keyof Schemas['PageSchema']]: AnswerKey[] };
/** Messages per page and question. */
export type PageErrors = Schemas['PageErrors'];
/** The body of a validation call. */
export type ValidationsRequest = Schemas['ValidationsRequest'] & { page_schema: PageSchema };

/** What can be looked up. */
export type LookupCategory = Schemas['LookupCategory'];
/** One line of a search result. */
export type LookupItem = Schemas['LookupItem'];
/** The details of an address. */
export type AddressRecord = Schemas['AddressRecord'];
/** The details of a school, college or company. */
export type NameRecord = Schemas['NameRecord'];
/** The details of a looked-up item. */
export type LookupRecord = AddressRecord | NameRecord;

/** A read-only application, opened with a service token or a public one. */
export type ApplicationView = Schemas['ApplicationView'];

/** E-mail address and password. */
export type Credentials = Schemas['Credentials'];
/** E-mail address and 6-digit code. */
export type Confirmation = Schemas['Confirmation'];
/** What sets a new password. */
export type PasswordReset = Schemas['PasswordReset'];
