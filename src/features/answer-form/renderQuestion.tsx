import { type ComponentType, Fragment, type Key, type ReactElement, useContext } from 'react';
import type { UploadQuestion } from '../../core/kinds/upload.ts';
import type { KindName, QuestionOf } from '../../core/kinds/kinds.ts';
import type { RenderNodes } from './RenderNodes.ts';
import { AutocompleteQuestionView } from './questions/AutocompleteQuestionView.tsx';
import { ClearedNote } from './ClearedNote.tsx';
import { CheckboxGroupQuestionView, CheckboxQuestionView } from './questions/CheckboxQuestionView.tsx';
import {
  DependentQuestionView,
  RadioQuestionView,
  SelectQuestionView,
} from './questions/ChoiceQuestionView.tsx';
import { ConfirmationQuestionView } from './questions/ConfirmationQuestionView.tsx';
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

/** Renders the control for a question. Not a component, which halves the component count of a long form. */
export function renderQuestion<Kind extends KindName>(
  question: QuestionOf<Kind>,
  renderNodes: RenderNodes,
  key?: Key,
): ReactElement {
  const View: ComponentType<ViewProps<QuestionOf<Kind>>> = VIEWS[question.kind];
  const view = <View key={key} question={question} renderNodes={renderNodes} />;
  // An autocomplete has its own note, because a record may replace what it clears.
  if (question.kind === 'autocomplete' || question.kind === 'upload') return view;
  return (
    <Fragment key={key}>
      {view}
      <ClearedNote question={question} />
    </Fragment>
  );
}

function UploadSlot({ question }: { question: UploadQuestion }) {
  return useContext(UploadContext)?.(question);
}
