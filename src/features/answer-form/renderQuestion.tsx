import { type ComponentType, type Key, type ReactElement, type ReactNode, useContext } from 'react';
import type { Question } from '../../core/declare/FormNode.ts';
import type { UploadQuestion } from '../../core/kinds/upload.ts';
import type { KindName, QuestionOf } from '../../core/kinds/kinds.ts';
import type { RenderNodes } from './RenderNodes.ts';
import { AutocompleteQuestionView } from './questions/AutocompleteQuestionView.tsx';
import { ClearedNote } from './ClearedNote.tsx';
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

interface ViewProps<Question> {
  question: Question;
  renderNodes: RenderNodes;
}

/** The control for each kind of question. */
const VIEWS: { readonly [Kind in KindName]: ComponentType<ViewProps<QuestionOf<Kind>>> } = {
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

/** The kinds of questions that are answered by choosing. */
const CHOICES: readonly KindName[] = [
  'select',
  'radio',
  'dependent',
  'checkbox',
  'checkboxGroup',
  'confirmation',
];

/**
 * Renders the control for a question. A function rather than a component, which halves the component count of
 * a long form.
 */
export function renderQuestion<Kind extends KindName>(
  question: QuestionOf<Kind>,
  renderNodes: RenderNodes,
  key?: Key,
): ReactElement {
  const View: ComponentType<ViewProps<QuestionOf<Kind>>> = VIEWS[question.kind];
  return <View key={key} question={question} renderNodes={renderNodes} />;
}

/** Renders what a choice has cleared, below the choice or the row it is in. */
export function renderNote(question: Question, key?: Key): ReactNode {
  return CHOICES.includes(question.kind) && <ClearedNote key={key} question={question} />;
}

function UploadSlot({ question }: { question: UploadQuestion }) {
  return useContext(UploadContext)?.(question);
}
