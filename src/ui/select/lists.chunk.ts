/* The lazily loaded part of Select and Autocomplete: everything that needs react-select. */
export { AutocompleteList } from './AutocompleteList.tsx';
export { SelectList } from './SelectList.tsx';
