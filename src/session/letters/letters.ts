/* What keeps unconfirmed letters; loaded with a student's application, because no one else has any. */
export { LetterKeeper } from './LetterKeeper.ts';
export { openDeviceLetters } from './openDeviceLetters.ts';
