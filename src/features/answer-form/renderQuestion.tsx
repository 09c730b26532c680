import { type ComponentType, type Key, type ReactElement, useContext } from 'react';
import type { UploadQuestion } from '../../core/declare/Question.ts';
import type { Question } from '../../core/declare/FormNode.ts';
import type { RenderNodes } from './RenderNodes.ts';
import { AutocompleteQuestionView } from './questions/AutocompleteQuestionView.tsx';
import { CheckboxGroupQuestionView, CheckboxQuestionView } from './questions/CheckboxQuestionView.tsx';
import { RadioQuestionView, SelectQuestionView } from './questions/ChoiceQuestionView.tsx';
import { ConfirmationQuestionView } from './questions/ConfirmationQuestionView.tsx';
import { DependentQuestionView } from './questions/DependentQuestionView.tsx';
import {
  DateQuestionView,
  PhoneQuestionView,
  SensitiveQuestionView,
} from './questions/FormattedQuestionView.tsx';
import { MonthYearQuestionView } from './questions/MonthYearQuestionView.tsx';
import { TextareaQuestionView, TextQuestionView } from './questions/TextQuestionView.tsx';
import { UploadContext } from './UploadContext.ts';

type QuestionOf<Kind, Each = Question> = Each extends { kind: infer K }
  ? Kind extends K
    ? Each
    : never
  : never;

interface ViewProps<Each> {
  question: Each;
  renderNodes: RenderNodes;
}

/** The control of each kind of question. */
const VIEWS: { readonly [Kind in Question['kind']]: ComponentType<ViewProps<QuestionOf<Kind>>> } = {
  text: TextQuestionView,
  textarea: TextareaQuestionView,
  date: DateQuestionView,
  sensitive: SensitiveQuestionView,
  phone: PhoneQuestionView,
  select: SelectQuestionView,
  radio: RadioQuestionView,
  dependent: DependentQuestionView,
  checkbox: CheckboxQuestionView,
  checkboxGroup: CheckboxGroupQuestionView,
  monthYear: MonthYearQuestionView,
  autocomplete: AutocompleteQuestionView,
  confirmation: ConfirmationQuestionView,
  upload: UploadSlot,
};

/** Renders one question with the control of its kind; not a component, so that a long form has half as many. */
export function renderQuestion(question: Question, renderNodes: RenderNodes, key?: Key): ReactElement {
  const View = VIEWS[question.kind] as ComponentType<ViewProps<Question>>;
  return <View key={key} question={question} renderNodes={renderNodes} />;
}

function UploadSlot({ question }: { question: UploadQuestion }) {
  return useContext(UploadContext)?.(question);
}
