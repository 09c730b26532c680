import type { AnswerKey } from '@admission/sdk';
import type { AutocompleteQuestion } from '../kinds/autocomplete.ts';
import type { CheckboxQuestion } from '../kinds/checkbox.ts';
import type { CheckboxGroupQuestion } from '../kinds/checkboxGroup.ts';
import type { DateQuestion } from '../kinds/date.ts';
import type { DependentQuestion } from '../kinds/dependent.ts';
import type { MonthYearQuestion } from '../kinds/monthYear.ts';
import type { PhoneQuestion } from '../kinds/phone.ts';
import type { RadioQuestion } from '../kinds/radio.ts';
import type { SelectQuestion } from '../kinds/select.ts';
import type { SensitiveQuestion } from '../kinds/sensitive.ts';
import type { TextQuestion } from '../kinds/text.ts';
import type { TextareaQuestion } from '../kinds/textarea.ts';
import type { UploadQuestion } from '../kinds/upload.ts';
import type { QuestionBase } from './QuestionBase.ts';
import type { Rule } from './Rule.ts';

/**
 * Shows one text until the applicant confirms, then another text and the children. Defined here because it is both a
 * question and a parent node.
 */
export interface ConfirmationQuestion extends QuestionBase {
  readonly kind: 'confirmation';
  readonly variant: 'button' | 'checkbox';
  readonly before: string;
  readonly after: string;
  readonly children: readonly FormNode[];
}

export type Question =
  | AutocompleteQuestion
  | CheckboxQuestion
  | CheckboxGroupQuestion
  | DateQuestion
  | DependentQuestion
  | ConfirmationQuestion
  | MonthYearQuestion
  | PhoneQuestion
  | RadioQuestion
  | SelectQuestion
  | SensitiveQuestion
  | TextQuestion
  | TextareaQuestion
  | UploadQuestion;

/** A titled part of a page. */
export interface SectionNode {
  readonly kind: 'section';
  readonly id: string;
  readonly title: string;
  readonly intro?: string;
  readonly children: readonly FormNode[];
}

/** Questions that belong together, under their own label. */
export interface FieldsetNode {
  readonly kind: 'fieldset';
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly children: readonly FormNode[];
}

/** Content that is hidden, and whose answers are cleared, while any of the rules is true. */
export interface HiddenSectionNode {
  readonly kind: 'hiddenSection';
  readonly hideWhen: readonly Rule[];
  readonly children: readonly FormNode[];
}

export interface ConditionGroup {
  readonly keepWhen: Rule;
  readonly children: readonly FormNode[];
}

/** Alternatives: only the first satisfied group is shown, and the answers in the others are cleared. */
export interface ConditionGroupsNode {
  readonly kind: 'conditionGroups';
  readonly groups: readonly ConditionGroup[];
  /** Renders the content in line with its neighbours, without the vertical line that marks follow-up questions. */
  readonly inline?: boolean;
}

/** Clears the answers to its keys while the rule is false. Renders nothing. */
export interface WatcherNode {
  readonly kind: 'watcher';
  readonly clearUnless: Rule;
  readonly keys: readonly AnswerKey[];
}

/** One item of an add-another: a repetition of its block. */
export interface AddAnotherItem {
  readonly n: number;
  readonly title: string;
  readonly children: readonly FormNode[];
}

/** A block that can be repeated up to a maximum number of times; the count is saved. */
export interface AddAnotherNode {
  readonly kind: 'addAnother';
  readonly id: string;
  readonly addLabel: string;
  readonly items: readonly AddAnotherItem[];
}

export interface Tab {
  readonly id: string;
  readonly label: string;
  readonly children: readonly FormNode[];
}

/** Alternatives on tabs; only the questions on the selected tab are shown and checked. */
export interface TabsNode {
  readonly kind: 'tabs';
  readonly id: string;
  readonly label: string;
  readonly defaultTab: string;
  readonly tabs: readonly Tab[];
}

/** A button that opens an explanation in a dialog. */
export interface ModalButtonNode {
  readonly kind: 'modalButton';
  readonly id: string;
  readonly label: string;
  readonly size: 'small' | 'medium' | 'large';
  readonly body: readonly ModalBlock[];
}

/** A paragraph or a titled list in an explanation. */
export type ModalBlock = string | { readonly title: string; readonly items: readonly string[] };

export type FormNode =
  | Question
  | SectionNode
  | FieldsetNode
  | HiddenSectionNode
  | ConditionGroupsNode
  | WatcherNode
  | AddAnotherNode
  | TabsNode
  | ModalButtonNode;

/** A button at the foot of a page. Spec §2 "Buttons". */
export type PageAction =
  | { readonly action: 'saveAndContinue' | 'pageNavigation'; readonly label: string; readonly to: string }
  | { readonly action: 'submit'; readonly label: string; readonly defaultRoute?: string };

export interface Page {
  readonly id: string;
  readonly path: `/${string}`;
  readonly title: string;
  readonly intro: string;
  /** The tooltip of this step in the navigation. */
  readonly description: string;
  readonly sections: readonly SectionNode[];
  readonly actions: readonly PageAction[];
}

export interface Form {
  readonly pages: readonly Page[];
}
