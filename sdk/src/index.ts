/** The one door of the sdk: typed calls, their shapes, and the errors they throw. */
export * from './types.ts';
export * from './generated/answerKeys.ts';
