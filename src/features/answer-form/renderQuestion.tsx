import { type Key, type ReactElement, useContext } from 'react';
import type { UploadQuestion } from '../../core/question/Question.ts';
import type { Question } from '../../core/question/FormNode.ts';
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
import { SlotsContext } from './SlotsContext.ts';

/** Renders one question with the control of its kind; not a component, so that a long form has half as many. */
export function renderQuestion(question: Question, renderNodes: RenderNodes, key?: Key): ReactElement {
  switch (question.kind) {
    case 'text':
      return <TextQuestionView key={key} question={question} />;
    case 'textarea':
      return <TextareaQuestionView key={key} question={question} />;
    case 'date':
      return <DateQuestionView key={key} question={question} />;
    case 'sensitive':
      return <SensitiveQuestionView key={key} question={question} />;
    case 'phone':
      return <PhoneQuestionView key={key} question={question} />;
    case 'select':
      return <SelectQuestionView key={key} question={question} />;
    case 'radio':
      return <RadioQuestionView key={key} question={question} />;
    case 'dependent':
      return <DependentQuestionView key={key} question={question} />;
    case 'checkbox':
      return <CheckboxQuestionView key={key} question={question} />;
    case 'checkboxGroup':
      return <CheckboxGroupQuestionView key={key} question={question} />;
    case 'monthYear':
      return <MonthYearQuestionView key={key} question={question} />;
    case 'autocomplete':
      return <AutocompleteQuestionView key={key} question={question} />;
    case 'confirmation':
      return (
        <ConfirmationQuestionView key={key} question={question}>
          {renderNodes(question.children)}
        </ConfirmationQuestionView>
      );
    case 'upload':
      return <UploadSlot key={key} question={question} />;
    default:
      return question satisfies never;
  }
}

/** The control of another feature. */
function UploadSlot({ question }: { question: UploadQuestion }) {
  const { Upload } = useContext(SlotsContext);
  return <Upload question={question} />;
}
