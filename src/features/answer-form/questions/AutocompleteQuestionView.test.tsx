// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { autocomplete, select, text } from '../../../core/kinds/builders.ts';
import { formOf } from '../../../core/test-support/formOf.ts';
import { type Answer, type Answering, variant } from '../../../session/test-support/server.ts';
import { aStudent } from '../../../session/test-support/aStudent.ts';
import { renderFor } from '../../../session/test-support/renderFor.tsx';
import { AutocompleteQuestionView } from './AutocompleteQuestionView.tsx';

const STREET = autocomplete('home_address_line_1', {
  label: 'Street address',
  category: 'address',
  inputMax: 60,
  fills: { city: 'home_city', state: 'home_state', county: 'home_county' },
});
const FORM = formOf(
  STREET,
  text('home_city', { label: 'City' }),
  select('home_state', {
    label: 'State',
    options: [
      { value: 'Ohio', label: 'Ohio (OH)' },
      { value: 'Iowa', label: 'Iowa (IA)' },
    ],
  }),
  text('home_county', { label: 'County' }),
);

it.each([
  ['12 Elm Street', '12 Elm St', 'Franklin', ''],
  ['13 Oak Lane', '13 Oak Lane', '', '1 answer was removed because you changed “Street address”.'],
])(
  'choosing a suggestion replaces the related answers, except those changed while its record was loading, and none once the field says %s · DEP-08, TRAP-53',
  async (typed, street, county, said) => {
    const record = Promise.withResolvers<Answer<'findLookup'>>();
    const found = [{ id: '1', text: '12 Elm Street', sub_text: 'Columbus' }];
    const findLookup = vi.fn<Answering<'findLookup'>>(({ id }) =>
      id ? record.promise : variant('findLookup', '200:items', found),
    );
    const { sessions, form: store } = aStudent({
      form: FORM,
      calls: { findLookup },
      state: { answers: { home_city: 'Dayton', home_county: 'Montgomery' } },
    });
    renderFor(sessions, <AutocompleteQuestionView question={STREET} />);
    const user = userEvent.setup();
    await user.type(screen.getByRole('combobox'), '12');
    await user.click(await screen.findByRole('option', { name: /12 Elm Street/ }));
    expect(findLookup).toHaveBeenLastCalledWith({ id: '1', category: 'address' });

    act(() => store.change({ home_address_line_1: typed }));
    act(() => store.change({ home_city: 'Bexley', home_state: 'Iowa', home_state_desc: 'Iowa (IA)' }));
    const fields = { address_line_1: '12 Elm St', city: 'Columbus', state: 'Ohio', county: 'Franklin' };
    await act(async () => {
      record.resolve(variant('findLookup', '200:address_record', fields));
      await record.promise;
    });

    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(said));
    expect(store.answer('home_address_line_1')).toBe(street);
    expect(store.state.answers).toMatchObject({
      home_city: 'Bexley',
      home_state: 'Iowa',
      home_state_desc: 'Iowa (IA)',
      home_county: county,
    });
  },
);
