import {
  logInAnyone,
  logOut,
  rejectedLogIn,
  openCard,
  openFromCard,
  openTab,
  reload,
  close,
  hide,
  crash,
  discard,
  restart,
  closeLid,
  goOffline,
  killServer,
  wait,
  waitLong,
} from './acts.ts';
import {
  empty,
  findSchool,
  moveToOption,
  restartForm,
  selectTab,
  typeCity,
  undoClearing,
} from './editActs.ts';
import {
  type Act,
  letters,
  countSiblings,
  otherApp,
  decide,
  choose,
  countParents,
  undo,
  step,
  back,
  submit,
  submitWhole,
  readMissing,
  choosePdf,
  removePdf,
} from './formActs.ts';
import { decideLater, fillDisk, freeze, raiseWall, refuseAll, setClock } from './troubleActs.ts';

/** Acts and their relative frequencies. */
export type Acts = readonly (readonly [weight: number, act: Act])[];

/** The acts from which the first seeds were drawn that are kept because they once failed. */
export const EARLIER_ACTS: Acts = [
  [12, letters(false, 2)],
  [10, letters(true, 2)],
  [4, countSiblings],
  [5, otherApp],
  [4, decide],
  [12, choose],
  [3, countParents(1)],
  [3, countParents(-1)],
  [2, undo],
  [12, step],
  [3, back],
  [2, submit],
  [3, submitWhole],
  [4, readMissing],
  [2, choosePdf],
  [1, removePdf],
  [8, logInAnyone],
  [2, logOut],
  [1, rejectedLogIn],
  [1, openCard],
  [3, openFromCard],
  [3, openTab],
  [4, reload],
  [3, close],
  [5, hide],
  [2, crash],
  [3, discard],
  [1, restart],
  [1, closeLid],
  [3, goOffline],
  [2, killServer],
  [14, wait],
  [0.3, waitLong],
];

/** The acts of the next kept seeds. Texts have four values, so that something may refuse one of them. */
export const LATER_ACTS: Acts = [
  ...EARLIER_ACTS.slice(2),
  [12, letters(false, 4)],
  [10, letters(true, 4)],
  [4, empty],
  [6, findSchool],
  [4, typeCity],
  [4, moveToOption],
  [2, undoClearing],
  [2, selectTab],
  [0.5, restartForm],
  [1, raiseWall],
  [1, refuseAll],
  [1, fillDisk],
  [0.5, setClock],
  [2, freeze],
  [2, decideLater],
];

/** All acts. */
export const ACTS: Acts = LATER_ACTS;
