/** A file that goes with a mail; its content in base64. */
export type MailFile = Readonly<{ name: string; contentType: string; content: string }>;

/** `id` is also the Message-ID's local part: the same id is sent once. Made by us: letters, digits, `.`, `_`, `-`. */
export type Mail = Readonly<{
  to: string;
  subject: string;
  text: string;
  html: string;
  id: string;
  /** An address of ours that unsubscribes when it is posted to, without a page (RFC 8058). */
  unsubscribe?: string;
  files?: readonly MailFile[];
  /** In place of the name that the configured sender has. */
  senderName?: string;
}>;

export interface Mailer {
  /**
   * Resolves when the mail is on its way (or was before); rejects when it should be tried again, unless with
   * `ImpossibleMail` or `AddressRefused`.
   */
  send(mail: Mail): Promise<void>;
  /**
   * Where sent mails are kept on this machine: deletes those that hold one of these words, and of the mail `last` only
   * to whom it went. Others keep nothing.
   */
  forget?(words: readonly string[], last: string): Promise<void>;
  close(): Promise<void>;
}

/** The mail can never be sent as it is: an address or id that is none, or a line break in the subject. */
export class ImpossibleMail extends Error {}

/** The server says for good that it takes no mail for this address. `code`: its three digits. */
export class AddressRefused extends Error {
  constructor(
    readonly code: string,
    cause?: unknown,
  ) {
    super(`The mail server takes no mail for this address (${code})`, { cause });
  }
}

/** @throws ImpossibleMail */
export const checkMail = ({ id, to, subject, unsubscribe }: Mail): void => {
  if (!/^[\w.-]{1,100}$/.test(id)) throw new ImpossibleMail(`Not an id of a mail: ${JSON.stringify(id)}`);
  // No name, no list, no second recipient: one plain address.
  if (!/^[^\s@<>(),;:"\\]+@[^\s@<>(),;:"\\]+$/.test(to))
    throw new ImpossibleMail(`Mail ${id} has no plain address to go to`);
  if (unsubscribe !== undefined && !/^https?:\/\/[^\s<>]+$/.test(unsubscribe))
    throw new ImpossibleMail(`Mail ${id} has no address to unsubscribe at`);
  if (/\p{Cc}/u.test(subject)) throw new ImpossibleMail(`Mail ${id} has a control character in its subject`);
};
