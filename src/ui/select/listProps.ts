import type { PointerEvent } from 'react';
import type { GroupBase } from 'react-select';
// Imported so that TypeScript finds the module, which is augmented below.
import type {} from 'react-select/base';

declare module 'react-select/base' {
  // Props of our own list parts, added to react-select's. The type parameters must match its declaration.
  interface Props<Option, IsMulti extends boolean, Group extends GroupBase<Option>> {
    /** The id of the question's label, which names the list. */
    listLabelId?: string;
    /** The ids of the hint and the messages, for the input. */
    describedBy?: string;
    /** The text shown in a dropdown's read-only input. */
    shownText?: string;
    maxLength?: number;
    onToggle?: () => void;
    /** Called when a pointer goes down on a suggestion. */
    onPress?: (event: PointerEvent) => void;
    phantom?: [Option, IsMulti, Group];
  }
}

/** The props of an open list that come from the control it replaces. */
export interface ListProps {
  id: string;
  'aria-labelledby': string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  /** The id of the element that names the open list; by default the control's label. */
  listLabelId?: string;
}
