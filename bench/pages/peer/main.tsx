import '../../../styles/main.scss';
import { yupResolver } from '@hookform/resolvers/yup';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type Resolver, useForm } from 'react-hook-form';
import { indexForm } from '../../../src/core/run/indexForm.ts';
import { makeForm } from '../../form/makeForm.ts';
import { PlainPage } from '../plain/PlainPage.tsx';
import { renderPlain } from '../plain/PlainQuestions.tsx';
import { readSize } from '../readSize.ts';
import { makeSchema } from './makeSchema.ts';
import { type PeerValues, peerWays } from './peerWays.ts';

const form = makeForm(readSize());
const defaultValues: PeerValues = Object.fromEntries(
  indexForm(form).questions.map(({ question }) => [question.key, question.kind === 'checkbox' ? false : '']),
);

function PeerPage({ page }: { page: (typeof form.pages)[number] }) {
  const { control, register, handleSubmit } = useForm<PeerValues>({
    resolver,
    defaultValues,
    shouldFocusError: false,
  });
  const [ways] = useState(() => peerWays(control, register));
  return (
    <PlainPage
      page={page}
      onSubmit={(event) => void handleSubmit(() => undefined)(event)}
      renderNode={(node) => renderPlain(ways, node)}
    />
  );
}

const root = document.getElementById('root');
const [page] = form.pages;
if (!root || !page) throw new Error('There is nothing to render.');
const resolver = yupResolver(makeSchema(page)) as unknown as Resolver<PeerValues>;
createRoot(root).render(<PeerPage page={page} />);
requestIdleCallback(() => document.body.setAttribute('data-ready', ''));
