/** The foot of every page: whom to ask, help, privacy. */
export { SiteFooter } from './SiteFooter.tsx';
