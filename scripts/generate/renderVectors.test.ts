import { expect, test } from 'vitest';
import { upload } from '../../src/core/kinds/builders.ts';
import { formOf } from '../../src/core/test-support/formOf.ts';
import { describeMoved, renderVectors } from './renderVectors.ts';

test('a change of the form says by name which outputs of backends change with it', () => {
  const written = {
    'required-documents': [{ name: 'no answer yet', given: {}, right: ['hs_transcript_doc'] }],
  };
  const changed = formOf(upload('resume_doc', { label: 'Résumé', required: true }));

  const { 'required-documents': rendered = [] } = renderVectors(changed, written);

  expect(describeMoved('required-documents', written['required-documents'], rendered)).toEqual([
    'required-documents: no answer yet: ["resume_doc"] (was ["hs_transcript_doc"])',
  ]);
});

test('vectors that are new or gone are named too', () => {
  const [old, fresh] = ['old', 'fresh'].map((name) => ({ name, given: {}, right: [] }));
  if (!old || !fresh) throw new Error('two vectors');

  expect(describeMoved('tidied-answers', [old], [fresh])).toEqual([
    'tidied-answers: fresh: [] (new)',
    'tidied-answers: old: gone',
  ]);
});
