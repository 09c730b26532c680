/* The chunk of the toasts: everything that needs react-toastify. */
export { dismissToast, dismissToasts } from './showToast.tsx';
export { Toaster } from './Toaster.tsx';
