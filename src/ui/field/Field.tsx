import type { ReactNode } from 'react';
import { type FieldFrameProps, renderField } from './renderField.tsx';

/** Frames one question around something that is none of the controls here. */
export function Field({ children, ...frame }: FieldFrameProps & { children: ReactNode }) {
  return renderField(frame, children);
}
