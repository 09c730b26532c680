import { memo, type ReactNode, useContext } from 'react';
import type { Question } from '../../core/question/Question.ts';
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

/** Renders one question with the control of its kind. */
export const QuestionView = memo(function QuestionView(props: {
  question: Question;
  renderNodes: RenderNodes;
}): ReactNode {
  const { question, renderNodes } = props;
  const { Upload } = useContext(SlotsContext);
  switch (question.kind) {
    case 'text':
      return <TextQuestionView question={question} />;
    case 'textarea':
      return <TextareaQuestionView question={question} />;
    case 'date':
      return <DateQuestionView question={question} />;
    case 'sensitive':
      return <SensitiveQuestionView question={question} />;
    case 'phone':
      return <PhoneQuestionView question={question} />;
    case 'select':
      return <SelectQuestionView question={question} />;
    case 'radio':
      return <RadioQuestionView question={question} />;
    case 'dependent':
      return <DependentQuestionView question={question} />;
    case 'checkbox':
      return <CheckboxQuestionView question={question} />;
    case 'checkboxGroup':
      return <CheckboxGroupQuestionView question={question} />;
    case 'monthYear':
      return <MonthYearQuestionView question={question} />;
    case 'autocomplete':
      return <AutocompleteQuestionView question={question} />;
    case 'confirmation':
      return (
        <ConfirmationQuestionView question={question}>
          {renderNodes(question.children)}
        </ConfirmationQuestionView>
      );
    case 'upload':
      return <Upload question={question} />;
    default:
      return question satisfies never;
  }
});
