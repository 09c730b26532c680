import '../../../styles/main.scss';
import { createRoot } from 'react-dom/client';
import { makeForm } from '../../form/makeForm.ts';
import { PlainPage } from '../plain/PlainPage.tsx';
import { renderPlain } from '../plain/PlainQuestions.tsx';
import { readSize } from '../readSize.ts';
import { FloorForm } from './FloorForm.ts';
import { floorWays } from './floorWays.ts';

const [page] = makeForm(readSize()).pages;
const form = new FloorForm();
const ways = floorWays(form);

const root = document.getElementById('root');
if (root && page)
  createRoot(root).render(
    <PlainPage
      page={page}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
      renderNode={(node) => renderPlain(ways, node)}
    />,
  );
requestIdleCallback(() => document.body.setAttribute('data-ready', ''));
