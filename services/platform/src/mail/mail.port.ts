export type MailFile = Readonly<{ name: string; contentType: string; content: string }>;

/**
 * `id` is also the local part of the Message-ID and makes sending idempotent. Our own ids: letters, digits, `.`, `_`,
 * `-`.
 */
export type Mail = Readonly<{
  to: string;
  subject: string;
  text: string;
  html: string;
  id: string;
  /** URL for one-click unsubscribe by POST (RFC 8058). */
  unsubscribe?: string;
  files?: readonly MailFile[];
  senderName?: string;
}>;

export interface Mailer {
  /**
   * Resolves when the mail is accepted, now or earlier. A rejection means that the mail should be retried, except
   * with `ImpossibleMail` or `AddressRefused`.
   */
  send(mail: Mail): Promise<void>;
  /**
   * Deletes locally stored mails that contain one of the words; removes only the recipient from the mail `last`.
   * Absent for adapters that store no mails.
   */
  forget?(words: readonly string[], last: string): Promise<void>;
  close(): Promise<void>;
}

/** Permanent failure because of the mail itself: an invalid address or id, or a line break in the subject. */
export class ImpossibleMail extends Error {}

/** Permanent refusal of the address by the server. `code`: three-digit SMTP code. */
export class AddressRefused extends Error {
  constructor(
    readonly code: string,
    cause?: unknown,
  ) {
    super(`The mail server takes no mail for this address (${code})`, { cause });
  }
}

export const checkMail = ({ id, to, subject, unsubscribe }: Mail): void => {
  if (!/^[\w.-]{1,100}$/.test(id)) throw new ImpossibleMail(`Not an id of a mail: ${JSON.stringify(id)}`);
  if (!/^[^\s@<>(),;:"\\]+@[^\s@<>(),;:"\\]+$/.test(to))
    throw new ImpossibleMail(`Mail ${id} has no plain address to go to`);
  if (unsubscribe !== undefined && !/^https?:\/\/[^\s<>]+$/.test(unsubscribe))
    throw new ImpossibleMail(`Mail ${id} has no address to unsubscribe at`);
  if (/\p{Cc}/u.test(subject)) throw new ImpossibleMail(`Mail ${id} has a control character in its subject`);
};
