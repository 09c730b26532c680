/* The dialog, with react-modal, and what stands in dialogs alone. */
export { CopyTextView } from './CopyTextView.tsx';
export { ModalDialog } from './ModalDialog.tsx';
