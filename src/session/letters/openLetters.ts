import { fetchScript } from '../calls/fetchScript.ts';
import type { OpenLetterStore } from './LetterStore.ts';

/** Opens a student's records on this device. Their script is loaded then, because only students need it. */
export const openLetters: OpenLetterStore = async (lettersKey) =>
  (await fetchScript(import('./openDeviceLetters.ts'))).openDeviceLetters(lettersKey);
