/* The chunk of the toasts: everything that needs react-toastify. */
export { removeToasts } from './displayToast.tsx';
export { ToastList } from './ToastList.tsx';
