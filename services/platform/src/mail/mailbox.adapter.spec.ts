import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aMail, mailContract } from '../../testing/mail/contract.js';
import { openMailbox } from './mailbox.adapter.js';

describe('the local mailbox', () => {
  let folder: string;
  let n = 0;
  const next = (): string => join(folder, String(n++));
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mailbox-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  mailContract(async () => {
    const mailbox = openMailbox(next());
    return {
      mailer: mailbox,
      arrived: async () => (await mailbox.listMails()).toReversed().map(({ at: _, ...mail }) => mail),
    };
  });

  it('lists mails newest first and reads a single mail, even after a restart', async () => {
    const directory = next();
    let minute = 0;
    const mailbox = openMailbox(directory, { now: () => `2026-01-01T00:0${minute++}:00.000Z` });
    const [first, second, third] = [aMail(), aMail(), aMail()];
    for (const mail of [first, second, third]) await mailbox.send(mail);
    await mailbox.close();
    const again = openMailbox(directory);
    expect((await again.listMails(2)).map(({ id }) => id)).toEqual([third.id, second.id]);
    expect(await again.readMail(first.id)).toEqual({ ...first, at: '2026-01-01T00:00:00.000Z' });
    expect(await again.readMail('nothing')).toBeNull();
    expect(await again.readMail('../../etc/passwd')).toBeNull();
  });

  it('stores SMS marked as such next to mails, and deletes SMS by phone number', async () => {
    const mailbox = openMailbox(next());
    const sms = { id: 'sms-1', to: '+4915123456789', text: '123456 is your code.\n\n@lend.example #123456' };
    await mailbox.send(aMail());
    await mailbox.sms.send(sms);
    await mailbox.sms.send({ ...sms, text: 'another text with the same id' });
    expect((await mailbox.listMails()).filter(({ sms: is }) => is)).toMatchObject([
      { ...sms, subject: '123456 is your code.', html: '' },
    ]);
    await expect(mailbox.sms.send({ ...sms, id: 'sms-2', to: '0151' })).rejects.toThrow('takes no such SMS');
    await mailbox.forget?.(['+4915123456789'], 'nothing');
    expect(await mailbox.listMails()).toHaveLength(1);
  });

  it('is readable by its owner only and contains no temporary files', async () => {
    const directory = next();
    await openMailbox(directory).send(aMail());
    const files = await readdir(directory);
    expect(files).toHaveLength(1);
    expect((await stat(join(directory, files[0] ?? ''))).mode & 0o077).toBe(0);
  });

  it('skips files that are not mails', async () => {
    const directory = next();
    const mailbox = openMailbox(directory);
    await writeFile(join(directory, 'broken.mail.json'), '{');
    await writeFile(join(directory, 'other.mail.json'), '{"at":1}');
    await mailbox.send(aMail());
    expect(await mailbox.listMails()).toHaveLength(1);
  });
});
