import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { link, readdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { watchEngine, type EngineWatch } from '../base/engine-watch.js';
import { awayOnDisk } from '../sqlite/away.js';
import { checkSms, type SmsSender } from '../sms/sms.port.js';
import { checkMail, type Mail, type Mailer } from './mail.port.js';

const KeptMail = z.object({
  at: z.string(),
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  unsubscribe: z.string().optional(),
  files: z.array(z.object({ name: z.string(), contentType: z.string(), content: z.string() })).optional(),
  senderName: z.string().optional(),
  sms: z.literal(true).optional(),
});
export type KeptMail = Readonly<z.infer<typeof KeptMail>>;

type Kept = Mail & Pick<KeptMail, 'sms'>;

export type Mailbox = Mailer &
  Readonly<{
    /** Lists mails, newest first, at most `limit` (200). */
    listMails: (limit?: number) => Promise<readonly KeptMail[]>;
    readMail: (id: string) => Promise<KeptMail | null>;
    sms: SmsSender;
  }>;

/** Local mailbox for all recipients, one JSON file per mail, shown on `/dev/mail`; nothing leaves the machine. */
export const openMailbox = (
  directory: string,
  {
    now = () => new Date().toISOString(),
    watch = watchEngine('mail server', { at: directory }),
  }: Readonly<{ now?: () => string; watch?: EngineWatch }> = {},
): Mailbox => {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const read = async (file: string): Promise<KeptMail | null> => {
    const content = await readFile(join(directory, file), 'utf8').catch(() => null);
    const parsed = content === null ? undefined : KeptMail.safeParse(jsonOf(content));
    return parsed?.data ?? null;
  };
  const keep = async ({ id, to, subject, text, html, unsubscribe, files, sms, senderName }: Kept): Promise<void> => {
    const draft = join(directory, `.${randomBytes(8).toString('hex')}`);
    const kept = {
      at: now(),
      id,
      to,
      subject,
      text,
      html,
      ...(unsubscribe !== undefined && { unsubscribe }),
      ...(files && { files: [...files] }),
      ...(senderName !== undefined && { senderName }),
      ...(sms && { sms }),
    } satisfies KeptMail;
    await writeFile(draft, JSON.stringify(kept, null, 2), { mode: 0o600, flag: 'wx' });
    try {
      // Use `link`, which never replaces a file, so that the first mail with an id wins.
      await link(draft, join(directory, fileOf(id)));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      await unlink(draft);
    }
  };
  const put = async (mail: Kept): Promise<void> => {
    await keep(mail).catch((error: unknown) => {
      throw watch.failed(awayOnDisk('mail server', directory, error));
    });
    watch.answered();
  };
  return {
    send: async (mail) => {
      checkMail(mail);
      await put(mail);
    },
    sms: {
      send: async (sms) => {
        checkSms(sms);
        const [subject = ''] = sms.text.split('\n');
        await put({ ...sms, subject, html: '', sms: true });
      },
    },
    listMails: async (limit = 200) => {
      const files = (await readdir(directory)).filter((file) => file.endsWith('.mail.json'));
      const mails = await Promise.all(files.map(read));
      return mails
        .filter((mail) => mail !== null)
        .toSorted((a, b) => b.at.localeCompare(a.at))
        .slice(0, limit);
    },
    readMail: (id) => read(fileOf(id)),
    forget: async (words, last) => {
      const sought = words.map((word) => word.toLowerCase());
      for (const file of await readdir(directory)) {
        const mail = await read(file);
        const said = mail === null ? '' : Object.values(mail).join('\n').toLowerCase();
        if (mail === null || !sought.some((word) => said.includes(word))) continue;
        await unlink(join(directory, file));
        if (mail.id === last) await keep({ ...mail, to: UNNAMED });
      }
    },
    close: async () => undefined,
  };
};

/** Replaces the recipient's address in the last mail to a deleted account. */
const UNNAMED = 'former.member@account.invalid';

/** File name of a mail: a digest, because ids are case-sensitive but file names may not be. */
const fileOf = (id: string): string => `${createHash('sha256').update(id).digest('hex').slice(0, 32)}.mail.json`;

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
