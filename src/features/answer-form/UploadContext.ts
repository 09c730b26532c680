import { createContext, type ReactNode } from 'react';
import type { UploadQuestion } from '../../core/kinds/upload.ts';

/** Renders the control of an upload. */
export type RenderUpload = (question: UploadQuestion) => ReactNode;

/** Another feature's, which the app hands in; undefined on a page without an upload. */
export const UploadContext = createContext<RenderUpload | undefined>(undefined);
