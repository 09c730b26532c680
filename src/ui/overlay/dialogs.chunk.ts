/* The dialog, which uses react-modal, and everything that is used only in dialogs. */
export { CopyTextView } from './CopyTextView.tsx';
export { ModalDialog } from './ModalDialog.tsx';
