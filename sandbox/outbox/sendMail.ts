import type { SandboxContext } from '../SandboxContext.ts';

/** One mail the sandbox would have sent. */
export type Mail = {
  id: number;
  to: string;
  subject: string;
  body: string;
  /** The six-digit code in the mail, or ''. */
  code: string;
  /** The link in the mail, or ''. */
  link: string;
  /** ISO date and time. */
  sent_at: string;
};
type Letter = Pick<Mail, 'to' | 'subject' | 'body'> & Partial<Mail>;

/** Adds a mail to the outbox, where the developer can read it; no mail leaves the machine. */
export function sendMail(context: SandboxContext, { to, ...letter }: Letter): void {
  const sent_at = new Date(context.now()).toISOString();
  context.database.insert('mails', { ...letter, recipient: to, sent_at });
}

/** Lists the outbox, newest first; `to` narrows it to one address. */
export function listMails(context: SandboxContext, to = ''): Mail[] {
  return context.database.all<Mail>(
    `SELECT id, recipient AS "to", subject, body, code, link, sent_at FROM mails
     WHERE ? IN ('', recipient) ORDER BY id DESC LIMIT 200`,
    to.toLowerCase(),
  );
}
