import '../../../styles/main.scss';
import { createRoot } from 'react-dom/client';
import { makeForm, readSize } from '../../form/makeForm.ts';
import { FloorForm } from './FloorForm.ts';
import { FloorPage } from './FloorPage.tsx';

const [page] = makeForm(readSize()).pages;
const root = document.getElementById('root');
if (root && page) createRoot(root).render(<FloorPage page={page} form={new FloorForm()} />);
requestIdleCallback(() => document.body.setAttribute('data-ready', ''));
