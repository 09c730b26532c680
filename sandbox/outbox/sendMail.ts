import type { SandboxContext } from '../SandboxContext.ts';

/** One mail the sandbox would have sent. */
export type Mail = {
  id: number;
  to: string;
  subject: string;
  body: string;
  /** The six digits in the mail, or ''. */
  code: string;
  /** The link in the mail, or ''. */
  link: string;
  /** ISO date and time. */
  sent_at: string;
};
type Letter = Omit<Mail, 'id' | 'sent_at'>;
type MailRow = Omit<Mail, 'sent_at' | 'to'> & { recipient: string; sent_at: number };

/** Puts a mail into the outbox, where the developer finds it; nothing leaves the machine. */
export function sendMail(context: SandboxContext, letter: Letter): void {
  context.database.run(
    'INSERT INTO mails (recipient, subject, body, code, link, sent_at) VALUES (?, ?, ?, ?, ?, ?)',
    letter.to,
    letter.subject,
    letter.body,
    letter.code,
    letter.link,
    context.now(),
  );
}

/** Lists the outbox, newest first; `to` narrows it to one address. */
export function listMails(context: SandboxContext, to = ''): Mail[] {
  return context.database
    .all<MailRow>(
      "SELECT * FROM mails WHERE ? IN ('', recipient) ORDER BY id DESC LIMIT 200",
      to.toLowerCase(),
    )
    .map(({ recipient, sent_at, ...mail }) => ({
      ...mail,
      to: recipient,
      sent_at: new Date(sent_at).toISOString(),
    }));
}
