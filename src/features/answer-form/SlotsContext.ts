import { type ComponentType, createContext } from 'react';
import type { UploadQuestion } from '../../core/declare/Question.ts';

/** Parts of the form that other features bring; the app hands them in. */
export interface AnswerFormSlots {
  readonly Upload: ComponentType<{ question: UploadQuestion }>;
  /** Stands at the end of a section. */
  readonly SectionEnd?: ComponentType<{ sectionId: string }>;
}

/** For a page without such parts. */
export const NO_SLOTS: AnswerFormSlots = { Upload: () => null };

/** The parts other features bring. */
export const SlotsContext = createContext(NO_SLOTS);
