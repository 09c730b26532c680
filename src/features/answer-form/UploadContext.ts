import { createContext, type ReactNode } from 'react';
import type { UploadQuestion } from '../../core/kinds/upload.ts';

export type RenderUpload = (question: UploadQuestion) => ReactNode;

/** Provided by the app, because the control belongs to another feature. */
export const UploadContext = createContext<RenderUpload | undefined>(undefined);
