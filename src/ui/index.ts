/*
 * The room's only entry point: controls that are independent of answers, with props in and events out.
 * react-select, react-modal and react-toastify are imported only dynamically.
 */
export { afterPress } from './action/afterPress.ts';
export { Button } from './action/Button.tsx';
export { buttonClassName } from './action/buttonClassName.ts';
export { FullScreenSpinner } from './action/FullScreenSpinner.tsx';
export { Icon, type IconName } from './action/Icon.tsx';
export { LinkButton } from './action/LinkButton.tsx';
export { Spinner } from './action/Spinner.tsx';
export { CheckboxRow } from './choice/CheckboxRow.tsx';
export { RadioGroup } from './choice/RadioGroup.tsx';
export { DateInput } from './field/DateInput.tsx';
export { EmailInput } from './field/EmailInput.tsx';
export { focusControl } from './field/focusControl.ts';
export { PhoneInput } from './field/PhoneInput.tsx';
export {
  describeField,
  fieldClassName,
  type FieldProps,
  renderField,
  renderFieldset,
  renderLabel,
  renderNotes,
} from './field/renderField.tsx';
export { RevealInput } from './field/RevealInput.tsx';
export { SensitiveInput } from './field/SensitiveInput.tsx';
export { TextArea } from './field/TextArea.tsx';
export { TextInput } from './field/TextInput.tsx';
export { useKeptFocus } from './field/useKeptFocus.ts';
export { isEnter } from './isEnter.ts';
export { joinClasses } from './joinClasses.ts';
export { lazyChunk } from './lazyChunk.ts';
export type { Markup } from './Markup.ts';
export { DialogCover } from './overlay/DialogCover.ts';
export { Modal } from './overlay/Modal.tsx';
export { ModalButton } from './overlay/ModalButton.tsx';
export { Popover } from './overlay/Popover.tsx';
export { breakAddress } from './page/breakAddress.tsx';
export { FullPageMessage } from './page/FullPageMessage.tsx';
export { Header } from './page/Header.tsx';
export { Mark } from './page/Mark.tsx';
export { Promises } from './page/Promises.tsx';
export { Reference } from './page/Reference.tsx';
export { SlowNote } from './page/SlowNote.tsx';
export { Twig } from './page/Twig.tsx';
export { useHoverDescriptions } from './page/useHoverDescriptions.ts';
export { preloadOverlays, preloadSelect } from './chunks.ts';
export { Autocomplete } from './select/Autocomplete.tsx';
export { Select } from './select/Select.tsx';
export { SelectControl } from './select/SelectControl.tsx';
export { ActionNote } from './structure/ActionNote.tsx';
export { Actions } from './structure/Actions.tsx';
export { Fold } from './structure/Fold.tsx';
export { FormSection } from './structure/FormSection.tsx';
export { Tabs } from './structure/Tabs.tsx';
export { dismissToasts, showToast, Toaster } from './toast/toasts.tsx';
export { useIsLive } from './useIsLive.ts';
export { useLazyChunk } from './useLazyChunk.ts';
