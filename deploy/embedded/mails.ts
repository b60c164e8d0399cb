/** Mails of a running product's local mailbox, newest first, as soon as they are there. */
export const mailboxOf = (publicUrl: string) => {
  const find = async (to: string, subject: RegExp): Promise<string | null> => {
    const list = await (await fetch(`${publicUrl}/dev/mail`)).text();
    const entry = [...list.matchAll(/<a href="(\/dev\/mail\/[^"]+)">([^<]+)<\/a><br><small>([^<]+)</g)].find(([, , title = '', address = '']) => subject.test(title) && address.startsWith(to));
    return entry ? (await fetch(`${publicUrl}${entry[1]}`)).text() : null;
  };
  /** @throws when none has come after ten seconds */
  const mailTo = async (to: string, subject: RegExp): Promise<string> => {
    for (let tries = 0; tries < 100; tries += 1) {
      const mail = await find(to, subject);
      if (mail !== null) return mail;
      await new Promise((resolve) => { setTimeout(resolve, 100); });
    }
    throw new Error(`No mail ${String(subject)} has come to ${to}`);
  };
  return { mailTo, tokenTo: async (to: string, subject: RegExp): Promise<string> => /token=([\w.-]+)/.exec(await mailTo(to, subject))?.[1] ?? '' };
};
