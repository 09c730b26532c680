import { randomBytes, randomInt } from 'node:crypto';
import type { Call, Operations } from '../Call.ts';
import { hashPassword, isPassword, isStrong } from '../passwords.ts';
import { Refusal } from '../Refusal.ts';
import { beginSession, endSessionsOf, sendCookies } from '../sessions.ts';
import { Student } from '../Store.ts';
import type { Secret, SignUp } from '../Store.ts';

interface Named {
  username: string;
}
interface Credentials extends Named {
  password: string;
}

const MINUTE_MS = 60_000;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Sign up, confirm, log in, recover a password. */
export const accountOperations = {
  signUp: async (call: Call<Credentials>) => {
    const { username, password } = call.body;
    checkAddress(username);
    if (!isStrong(password)) throw new Refusal('weak_password');
    const passwordHash = await hashPassword(password);
    // Asked after the slow hash: meanwhile the account may have been made, and confirmed.
    const known = findByAddress(call, username);
    if (known?.isConfirmed) throw new Refusal('user_exists');
    const student = known ?? new Student(username);
    call.store.students.set(student.username, student);
    const signUp = { passwordHash };
    student.signUps.push(signUp);
    await sendCode(call, student, signUp);
    return { message: 'We sent a 6-digit code to your email address. Enter it to confirm your account.' };
  },

  confirmAccount: (call: Call<Named & { code: string }>) => {
    const { username, code } = call.body;
    const student = findByAddress(call, username);
    const signUp = student?.signUps.find((one) => isGood(one.code, code));
    if (!student || !signUp) throw new Refusal('code_rejected');
    student.isConfirmed = true;
    // Only the code that confirmed stays good, for a second click.
    student.signUps = [signUp];
    return { message: 'Your account is confirmed. You can log in now.' };
  },

  resendConfirmation: async (call: Call<Named>) => {
    const { username } = call.body;
    checkAddress(username);
    const student = findByAddress(call, username);
    if (student && !student.isConfirmed) await sendCode(call, student, chooseSignUp(student));
    return {
      message:
        'If this address is waiting to be confirmed, a new code is on its way. Please check your email.',
    };
  },

  logIn: async (call: Call<Credentials>) => {
    const { username, password } = call.body;
    const student = findByAddress(call, username);
    // An address without an account is hashed too, so that time tells nothing.
    const signUps = student?.signUps ?? [{ passwordHash: '' }];
    const checks = await Promise.all(signUps.map(({ passwordHash }) => isPassword(password, passwordHash)));
    if (!student || !checks.includes(true)) throw new Refusal('bad_credentials');
    if (!student.isConfirmed) throw new Refusal('user_not_confirmed');
    student.successful_login.push({ timestamp: new Date().toISOString() });
    sendCookies(call.request, call.reply, beginSession(call.store, student));
    return { message: 'You are logged in.' };
  },

  forgotPassword: async (call: Call<Named>) => {
    const { username } = call.body;
    checkAddress(username);
    const student = findByAddress(call, username);
    if (student) {
      const id = randomBytes(24).toString('base64url');
      student.resetLink = { value: id, expires: Date.now() + 60 * MINUTE_MS };
      const query = new URLSearchParams({ username: student.username, id });
      await call.mail(student.username, 'Reset your password', `/reset?${query.toString()}`);
    }
    return {
      message:
        'If there is an account with this address, a link to reset your password is on its way. Please check your email.',
    };
  },

  resetPassword: async (call: Call<Credentials & { confirm_password: string; id: string }>) => {
    const { username, password, confirm_password, id } = call.body;
    const student = findByAddress(call, username);
    if (!student || !isGood(student.resetLink, id)) throw new Refusal('link_rejected');
    if (password !== confirm_password) throw new Refusal('passwords_differ');
    if (!isStrong(password)) throw new Refusal('weak_password');
    student.resetLink = undefined;
    student.signUps = [{ passwordHash: await hashPassword(password) }];
    endSessionsOf(call.store, student);
    return { message: 'Your password is changed. You can log in now.' };
  },
} satisfies Operations;

const findByAddress = (call: Call, username: string) => call.store.students.get(username.toLowerCase());

function checkAddress(username: string) {
  if (!EMAIL.test(username)) throw new Refusal('invalid_username');
}

const isGood = (secret: Secret | undefined, value: string) =>
  secret !== undefined && secret.value === value && secret.expires > Date.now();

/** A code that no sign-up asked for: of several it confirms the address, and none of their passwords. */
function chooseSignUp(student: Student): SignUp {
  const [only] = student.signUps;
  if (only && student.signUps.length === 1) return only;
  const withoutPassword = { passwordHash: '' };
  student.signUps.push(withoutPassword);
  return withoutPassword;
}

async function sendCode(call: Call, student: Student, signUp: SignUp) {
  const code = randomInt(1_000_000).toString().padStart(6, '0');
  signUp.code = { value: code, expires: Date.now() + 30 * MINUTE_MS };
  await call.mail(student.username, 'Confirm your account', code);
}
