/** Names for the schemas in openapi.yaml, so that other files need not import them from the generated code. */
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
export type WebStatusEntry = Schemas['WebStatusEntry'];
/** The path of a form page that can be the last page. */
export type LastPage = Schemas['LastPage'];

/** The five states of a conversion or PDF. */
export type ProcessingStatus = Schemas['ProcessingStatus'];
export type ConversionStatus = Schemas['ConversionStatus'];
/** The state of the PDF copy, and its URL. */
export type PdfStatus = Schemas['PdfStatus'];
export type DocumentAnswer = Schemas['DocumentAnswer'];
export type DocumentAnswers = Schemas['DocumentAnswers'];
export type UploadTarget = Schemas['UploadTarget'];
export type ConversionRequest = Schemas['ConversionRequest'];

export type AddAnotherButton = Schemas['AddAnotherButton'];
/** The number of items per add-another button; 1 if missing. */
export type AddAnotherCounts = Schemas['AddAnotherCounts'];
export type TabId = Schemas['TabId'];
export type TabChoice = Schemas['TabChoice'];
export type ChosenTabs = Schemas['ChosenTabs'];

/** The answer keys on each page. */
export type PageSchema = { [Page in keyof Schemas['PageSchema']]: AnswerKey[] };
/** Error messages per page and question. */
export type PageErrors = Schemas['PageErrors'];
export type ValidationsRequest = Schemas['ValidationsRequest'] & { page_schema: PageSchema };

export type LookupCategory = Schemas['LookupCategory'];
export type LookupItem = Schemas['LookupItem'];
export type AddressRecord = Schemas['AddressRecord'];
/** The name, place and code of a school, college or company. */
export type NameRecord = Schemas['NameRecord'];
export type LookupRecord = AddressRecord | NameRecord;

/** A read-only application, opened with a public token. */
export type PublicView = Schemas['PublicView'];
/** A read-only application, opened with a service token. */
export type ServiceView = Schemas['ServiceView'];

export type Credentials = Schemas['Credentials'];
export type Confirmation = Schemas['Confirmation'];
export type PasswordReset = Schemas['PasswordReset'];
