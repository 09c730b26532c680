/** Who is logged in, and the ways in and out. */
export { AccountPopover } from './AccountPopover.tsx';
export { LogOutButton } from './LogOutButton.tsx';
export { UnfinishedLogOut } from './UnfinishedLogOut.tsx';
export { BackToLogin, WaysOut } from './WaysOut.tsx';
