import '../../../styles/main.scss';
import { createRoot } from 'react-dom/client';
import { makeForm } from '../../form/makeForm.ts';
import { PlainPage } from '../plain/PlainPage.tsx';
import { readSize } from '../readSize.ts';
import { FloorForm } from './FloorForm.ts';
import { renderFloor } from './FloorQuestions.tsx';

const [page] = makeForm(readSize()).pages;
const form = new FloorForm();

const root = document.getElementById('root');
if (root && page)
  createRoot(root).render(
    <PlainPage
      page={page}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
      renderNode={(node) => renderFloor(form, node)}
    />,
  );
requestIdleCallback(() => document.body.setAttribute('data-ready', ''));
