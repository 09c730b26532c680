import { expect, type APIRequestContext } from '@playwright/test';

/** A mail in the sandbox's outbox. */
export interface Mail {
  to: string;
  subject: string;
  body: string;
  /** The six-digit code, or '' if the mail has none. */
  code: string;
  link: string;
}

export interface Outbox {
  /** Waits for a mail to an address with a matching subject, and returns the newest. */
  newest: (to: string, subject?: RegExp) => Promise<Mail>;
}

/** Opens the sandbox's outbox at the URL of either the sandbox or the product. */
export function openOutbox(request: APIRequestContext, address: string): Outbox {
  const find = async (to: string, subject: RegExp) => {
    const response = await request.get(`${address}/_sandbox/outbox.json`, { params: { to } });
    return ((await response.json()) as Mail[]).find((mail) => subject.test(mail.subject));
  };
  return {
    newest: async (to, subject = /./) => {
      let mail: Mail | undefined;
      await expect
        .poll(async () => (mail = await find(to, subject)), { message: `a mail to ${to}` })
        .toBeDefined();
      if (!mail) throw new Error(`No mail to ${to}.`);
      return mail;
    },
  };
}
