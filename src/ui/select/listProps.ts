import type { GroupBase } from 'react-select';
// The augmentation below needs the module to be known.
import type {} from 'react-select/base';

declare module 'react-select/base' {
  // What our own list parts read beside react-select's props; the parameters must match its declaration.
  interface Props<Option, IsMulti extends boolean, Group extends GroupBase<Option>> {
    /** The id of the question's words, which name the list. */
    listLabelId?: string;
    /** Ids of hint and messages, for the input. */
    describedBy?: string;
    /** What the input shows in a dropdown, which cannot be typed into. */
    shownText?: string;
    maxLength?: number;
    onToggle?: () => void;
    phantom?: [Option, IsMulti, Group];
  }
}

/** What an opened list needs to know of the control it stands in for. */
export interface ListProps {
  id: string;
  'aria-labelledby': string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  /** What names the open list; the label of the control unless given. */
  listLabelId?: string;
}
