/* The lazily loaded part of the toasts: everything that needs react-toastify. */
export { dismissToasts, showToast } from './showToast.tsx';
export { Toaster } from './Toaster.tsx';
