import { eventually } from '@lendring/platform/testing/eventually.js';

/** Mails and SMS in the local mailbox of a running product, newest first; waits for their arrival. */
export const mailboxOf = (publicUrl: string) => {
  const mailsTo = async (to: string) => {
    const list = await (await fetch(`${publicUrl}/dev/mail`)).text();
    return [
      ...list.matchAll(/<a href="(\/dev\/mail\/[^"]+)">([^<]+)<\/a><br><small>(?:<strong>SMS<\/strong> · )?([^<]+)</g),
    ]
      .filter(([, , , address = '']) => address.startsWith(to))
      .map(([, path = '', subject = '']) => ({ path, subject }));
  };
  const find = async (to: string, wanted: RegExp): Promise<string | null> => {
    const entry = (await mailsTo(to)).find(({ subject }) => wanted.test(subject));
    return entry ? (await fetch(`${publicUrl}${entry.path}`)).text() : null;
  };
  const mailTo = async (to: string, subject: RegExp): Promise<string> =>
    (await eventually(
      () => find(to, subject),
      (mail) => mail !== null,
    )) ?? '';
  return {
    mailTo,
    subjectsTo: async (to: string): Promise<readonly string[]> => (await mailsTo(to)).map(({ subject }) => subject),
    tokenTo: async (to: string, subject: RegExp): Promise<string> =>
      /token=([\w.-]+)/.exec(await mailTo(to, subject))?.[1] ?? '',
  };
};
