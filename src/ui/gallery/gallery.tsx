/*
 * A development page with every control in its states: `npx vite`, then /src/ui/gallery/gallery.html.
 *
 * `?page=auth`, `?page=thanks`, `?page=sheet`, `?page=error` and `?page=loading` show the whole-page layouts.
 */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { FullScreenSpinner, Toaster } from '../index.ts';
import { AuthPage } from './AuthPage.tsx';
import { ErrorPage, SheetPage, ThanksPage } from './OtherPages.tsx';
import { FormPage } from './FormPage.tsx';

const pages = {
  form: FormPage,
  auth: AuthPage,
  thanks: ThanksPage,
  sheet: SheetPage,
  error: ErrorPage,
  loading: FullScreenSpinner,
};

const root = document.getElementById('root');
if (!root) throw new Error('gallery.html has no #root');
const name = new URLSearchParams(location.search).get('page') ?? 'form';
const Page = pages[name as keyof typeof pages];

createRoot(root).render(
  <StrictMode>
    <Page />
    <Toaster />
  </StrictMode>,
);
