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
