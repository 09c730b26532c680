/** The footer of every page: contact, help, privacy. */
export { SiteFooter } from './SiteFooter.tsx';
