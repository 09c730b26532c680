/* The dialog, with react-modal, and everything used only in dialogs. */
export { CopyTextView } from './CopyTextView.tsx';
export { ModalDialog } from './ModalDialog.tsx';
