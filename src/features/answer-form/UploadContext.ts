import { createContext, type ReactNode } from 'react';
import type { UploadQuestion } from '../../core/kinds/upload.ts';

/** Renders the control of an upload. */
export type RenderUpload = (question: UploadQuestion) => ReactNode;

/** Provided by the app, from another feature; undefined on a page without an upload. */
export const UploadContext = createContext<RenderUpload | undefined>(undefined);
