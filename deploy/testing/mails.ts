import { eventually } from '@lendring/platform/testing/eventually.js';

/** Mails of a running product's local mailbox, newest first, as soon as they are there. */
export const mailboxOf = (publicUrl: string) => {
  const find = async (to: string, subject: RegExp): Promise<string | null> => {
    const list = await (await fetch(`${publicUrl}/dev/mail`)).text();
    const entry = [...list.matchAll(/<a href="(\/dev\/mail\/[^"]+)">([^<]+)<\/a><br><small>([^<]+)</g)].find(
      ([, , title = '', address = '']) => subject.test(title) && address.startsWith(to),
    );
    return entry ? (await fetch(`${publicUrl}${entry[1]}`)).text() : null;
  };
  const mailTo = async (to: string, subject: RegExp): Promise<string> =>
    (await eventually(
      () => find(to, subject),
      (mail) => mail !== null,
    )) ?? '';
  return {
    mailTo,
    tokenTo: async (to: string, subject: RegExp): Promise<string> =>
      /token=([\w.-]+)/.exec(await mailTo(to, subject))?.[1] ?? '',
  };
};
