/*
 * Controls that know no answers: props in, events out.
 *
 * This is the room's one door. react-select, react-modal and react-toastify are reached by a dynamic import only, so
 * nothing here pulls them in.
 */
export { Button, type ButtonProps } from './action/Button.tsx';
export { buttonClassName, type ButtonLook } from './action/buttonClassName.ts';
export { FullScreenSpinner, type FullScreenSpinnerProps } from './action/FullScreenSpinner.tsx';
export { Icon, type IconName, type IconProps } from './action/Icon.tsx';
export { LinkButton } from './action/LinkButton.tsx';
export { Spinner, type SpinnerProps } from './action/Spinner.tsx';
export { Checkbox, type CheckboxProps } from './choice/Checkbox.tsx';
export { CheckboxGroup, type CheckboxGroupProps } from './choice/CheckboxGroup.tsx';
export type { ChoiceOption } from './choice/choiceProps.ts';
export { ConfirmationTrigger, type ConfirmationTriggerProps } from './choice/ConfirmationTrigger.tsx';
export { MonthYear, type MonthYearPart, type MonthYearProps } from './choice/MonthYear.tsx';
export { RadioGroup, type RadioGroupProps } from './choice/RadioGroup.tsx';
export { DateInput, type DateInputProps } from './field/DateInput.tsx';
export { Field } from './field/Field.tsx';
export type { FieldProps } from './field/fieldProps.ts';
export { focusControl } from './field/focusControl.ts';
export { PasswordInput, type PasswordInputProps } from './field/PasswordInput.tsx';
export { PhoneInput, type PhoneInputProps } from './field/PhoneInput.tsx';
export { SensitiveInput, type SensitiveInputProps } from './field/SensitiveInput.tsx';
export { TextArea, type TextAreaProps } from './field/TextArea.tsx';
export { TextInput, type TextInputProps } from './field/TextInput.tsx';
export { useKeptFocus } from './field/useKeptFocus.ts';
export { lazyPart } from './lazyPart.ts';
export { Fuse, type FuseProps } from './overlay/Fuse.tsx';
export { DialogCover } from './overlay/DialogCover.ts';
export { Modal, type ModalProps } from './overlay/Modal.tsx';
export { ModalButton, type ModalButtonProps } from './overlay/ModalButton.tsx';
export { Popover, type PopoverProps } from './overlay/Popover.tsx';
export { AuthCard, type AuthCardProps } from './page/AuthCard.tsx';
export { AuthLayout, type AuthLayoutProps } from './page/AuthLayout.tsx';
export { Banner, type BannerProps } from './page/Banner.tsx';
export { ContactList, type ContactListProps } from './page/ContactList.tsx';
export { ErrorSummary, type ErrorSummaryItem, type ErrorSummaryProps } from './page/ErrorSummary.tsx';
export { Footer, type FooterProps } from './page/Footer.tsx';
export { FullPageMessage, type FullPageMessageProps } from './page/FullPageMessage.tsx';
export { Header, type HeaderProps } from './page/Header.tsx';
export { NextSteps, type NextStepsProps } from './page/NextSteps.tsx';
export { PageHead, type PageHeadProps } from './page/PageHead.tsx';
export {
  PasswordRequirements,
  type PasswordRequirementsProps,
  type RequirementState,
} from './page/PasswordRequirements.tsx';
export { Reference } from './page/Reference.tsx';
export { SaveStatus, type SaveStatusProps } from './page/SaveStatus.tsx';
export { SkipLink, type SkipLinkProps } from './page/SkipLink.tsx';
export {
  StepNavigation,
  type StepLinkProps,
  type StepNavigationItem,
  type StepNavigationProps,
} from './page/StepNavigation.tsx';
export { ThankYou, type ThankYouProps } from './page/ThankYou.tsx';
export { TopicList, type TopicListProps } from './page/TopicList.tsx';
export { preloadOverlays, preloadSelect } from './preloadParts.ts';
export { ReadOnlyChoices, type ReadOnlyChoicesProps } from './read-only/ReadOnlyChoices.tsx';
export { ReadOnlyRow, type ReadOnlyRowProps } from './read-only/ReadOnlyRow.tsx';
export { ReadOnlyRows, type ReadOnlyRowsProps } from './read-only/ReadOnlyRows.tsx';
export { ReadOnlySection, type ReadOnlySectionProps } from './read-only/ReadOnlySection.tsx';
export { ReadOnlySheet, type ReadOnlySheetProps } from './read-only/ReadOnlySheet.tsx';
export { afterPress } from './select/afterPress.ts';
export { Autocomplete, type AutocompleteProps } from './select/Autocomplete.tsx';
export type { LoadOptions, LookupItem } from './select/createLookup.ts';
export { Select, type SelectProps } from './select/Select.tsx';
export type { SelectOption } from './select/SelectOption.ts';
export { Actions, type ActionsProps } from './structure/Actions.tsx';
export { AddAnotherButton, type AddAnotherButtonProps } from './structure/AddAnotherButton.tsx';
export { AddAnotherItem, type AddAnotherItemProps } from './structure/AddAnotherItem.tsx';
export { Fold, type FoldProps } from './structure/Fold.tsx';
export { FormSection, type FormSectionProps } from './structure/FormSection.tsx';
export { RemovedNote, type RemovedNoteProps } from './structure/RemovedNote.tsx';
export { Row } from './structure/Row.tsx';
export { Shoot } from './structure/Shoot.tsx';
export { Tabs, type TabsProps } from './structure/Tabs.tsx';
export { Upload, type UploadProps, type UploadStatus } from './structure/Upload.tsx';
export type { ToastOptions } from './toast/showToast.tsx';
export { dismissToasts, showToast, Toaster } from './toast/toasts.tsx';
export { useIsLive } from './useIsLive.ts';
export { useLazyPart } from './useLazyPart.ts';
