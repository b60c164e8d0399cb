import { afterEach, beforeEach, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { ImpossibleMail, type Mail, type Mailer } from '../../src/mail/mail.port.js';

export const aMail = (more: Partial<Mail> = {}): Mail => ({
  id: randomUUID(),
  to: 'anna@example.org',
  subject: 'Grüße 🚲',
  text: 'Schöne Grüße\naus Köln',
  html: '<p>Schöne Grüße<br>aus Köln</p>',
  ...more,
});

type Opened = Readonly<{ mailer: Mailer; arrived: () => Promise<readonly Mail[]> }>;

export const mailContract = (open: () => Promise<Opened>): void => {
  let opened: Opened;
  beforeEach(async () => {
    opened = await open();
  });
  afterEach(() => opened.mailer.close());

  it('delivers a mail unchanged', async () => {
    const mail = aMail();
    await opened.mailer.send(mail);
    expect(await opened.arrived()).toEqual([mail]);
  });

  it('delivers the unsubscribe address', async () => {
    const mail = aMail({ unsubscribe: 'https://lend.example.org/mail/unsubscribe/abc.def' });
    await opened.mailer.send(mail);
    expect(await opened.arrived()).toEqual([mail]);
  });

  it('delivers an attachment unchanged', async () => {
    const content = Buffer.from([0, 255, 10, 13, 46, 10, 200]).toString('base64');
    const mail = aMail({ files: [{ name: 'Rechnung MUSTER-2027-1.pdf', contentType: 'application/pdf', content }] });
    await opened.mailer.send(mail);
    expect(await opened.arrived()).toEqual([mail]);
  });

  it('sends a mail with the same id once, even concurrently', async () => {
    const mail = aMail();
    await Promise.all([opened.mailer.send(mail), opened.mailer.send(mail), opened.mailer.send(mail)]);
    await opened.mailer.send({ ...mail, subject: 'again' });
    expect(await opened.arrived()).toEqual([mail]);
  });

  it('sends several mails', async () => {
    const mails = ['anna@example.org', 'ben@example.org', "o'neil+tag@example.org"].map((to) => aMail({ to }));
    for (const mail of mails) await opened.mailer.send(mail);
    expect((await opened.arrived()).map(({ to }) => to).toSorted()).toEqual(mails.map(({ to }) => to).toSorted());
  });

  it.each<[string, Partial<Mail>]>([
    ['a second recipient', { to: 'anna@example.org, eve@example.org' }],
    ['a hidden header', { to: 'anna@example.org\r\nBcc: eve@example.org' }],
    ['no address', { to: 'anna' }],
    ['a line break in the subject', { subject: 'Hi\r\nBcc: eve@example.org' }],
    ['a hidden header beside where to unsubscribe', { unsubscribe: 'https://a.example>\r\nBcc: <eve@example.org' }],
    ['a script where to unsubscribe', { unsubscribe: 'javascript:alert(1)' }],
    ['a path as id', { id: '../../etc/x' }],
    ['no id', { id: '' }],
  ])('rejects %s', async (_, wrong) => {
    await expect(opened.mailer.send(aMail(wrong))).rejects.toThrow(ImpossibleMail);
    expect(await opened.arrived()).toEqual([]);
  });
};
