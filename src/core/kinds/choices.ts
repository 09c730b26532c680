import type { AnswerKey, StudentAnswers } from '@admission/sdk';
import type { Option, OptionSource } from '../declare/Option.ts';
import type { QuestionBase } from '../declare/QuestionBase.ts';
import { type Common, common } from './common.ts';
import { type Kind, PLAIN } from './Kind.ts';

export interface ChoiceQuestion extends QuestionBase {
  readonly options: OptionSource;
}

/** The values that the contract allows for a key, except the empty one. */
export type ChoiceValue<K extends AnswerKey> = Exclude<NonNullable<StudentAnswers[K]>, ''>;

/** A label for each value in the contract, an ordered list of options, or a function that generates one. */
export type Choices<K extends AnswerKey> =
  | Readonly<Record<ChoiceValue<K>, string>>
  | readonly Option[]
  | ((today: string) => readonly Option[]);

/** Without `autoComplete`, because browsers cannot fill in radio buttons or drop-downs that are buttons. */
interface ChoiceSettings<K extends AnswerKey> extends Omit<Common, 'autoComplete'> {
  options: Choices<K>;
}

export const toOptions = <K extends AnswerKey>(choices: Choices<K>): OptionSource =>
  typeof choices === 'function' || Array.isArray(choices)
    ? (choices as OptionSource)
    : Object.entries(choices as Record<string, string>).map(([value, label]) => ({ value, label }));

/** Creates a builder for a kind of choice; the compiler checks the options against the contract. */
export const choiceBuilder =
  <Kind extends string>(kind: Kind) =>
  <K extends AnswerKey>(key: K, settings: ChoiceSettings<K>) => ({
    kind,
    key,
    ...common(settings),
    options: toOptions(settings.options),
  });

export const CHOICE: Kind<ChoiceQuestion> = { ...PLAIN, lists: (question) => [question] };
