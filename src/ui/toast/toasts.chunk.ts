/* The chunk of the toasts: everything that needs react-toastify. */
export { dismissToasts } from './showToast.tsx';
export { Toaster } from './Toaster.tsx';
