import type { DocumentAnswerKey } from '@admission/sdk';

/** The minimum number of credits for which a college transcript is required. */
const COLLEGE_CREDITS = 12;

/** Lists the documents required for a submission, following the rule in openapi.yaml (`POST /api/submit`). */
export function listRequiredDocuments(
  keys: readonly DocumentAnswerKey[],
  answers: Readonly<Record<string, string>>,
): DocumentAnswerKey[] {
  const isTransfer =
    answers.prev_college_ind === 'yes' && Number(answers.college_credits ?? '') >= COLLEGE_CREDITS;
  return keys.filter(
    (key) =>
      key === 'hs_transcript_doc' ||
      (key === 'college_transcript_doc' && isTransfer) ||
      answers[key] === 'ANSWERED',
  );
}
