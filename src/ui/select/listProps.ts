import type { GroupBase } from 'react-select';
// Makes the module known for the augmentation below.
import type {} from 'react-select/base';

declare module 'react-select/base' {
  // Props of our own list parts beside react-select's; the parameters must match its declaration.
  interface Props<Option, IsMulti extends boolean, Group extends GroupBase<Option>> {
    /** The id of the question's label, which names the list. */
    listLabelId?: string;
    /** Ids of hint and messages, for the input. */
    describedBy?: string;
    /** The text shown in the input of a dropdown, which cannot be typed into. */
    shownText?: string;
    maxLength?: number;
    onToggle?: () => void;
    phantom?: [Option, IsMulti, Group];
  }
}

/** What an opened list needs to know about the control it replaces. */
export interface ListProps {
  id: string;
  'aria-labelledby': string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  /** The element that names the open list; by default the control's label. */
  listLabelId?: string;
}
