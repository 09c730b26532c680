import type { Target } from '../pageTools.ts';

export const button = (name: string): Target => ({ role: 'button', name });
export const field = (name: string): Target => ({ role: 'field', name });
export const heading = (name: string): Target => ({ role: 'heading', name });
export const list = (name: string): Target => ({ role: 'combobox', name });
export const box = (name: string): Target => ({ role: 'checkbox', name });
export const link = (name: string): Target => ({ role: 'link', name });
