/* The dialog, which uses react-modal. */
export { ModalDialog } from './ModalDialog.tsx';
