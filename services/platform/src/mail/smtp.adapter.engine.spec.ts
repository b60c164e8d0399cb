import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeEngine } from '../../testing/engines/engine.js';
import { aMail } from '../../testing/mail/contract.js';
import type { Mailer } from './mail.port.js';
import { openSmtpMailer } from './smtp.adapter.js';

describeEngine('smtp', 'SMTP mails', (url) => {
  let mailer: Mailer;
  beforeEach(() => {
    mailer = openSmtpMailer({ url, from: 'Lendring <hello@lend.example.org>' });
  });
  afterEach(() => mailer.close());

  it('are accepted in any script and of any length', async () => {
    await expect(mailer.send(aMail())).resolves.toBeUndefined();
    const long = aMail({
      subject: `Grüße 🚲 ${'ü'.repeat(150)}`,
      text: `.\n..\n${'Zeile ohne Ende '.repeat(2000)}`,
      to: "o'neil+tag@example.org",
    });
    await expect(mailer.send(long)).resolves.toBeUndefined();
  });

  it('are accepted when sent concurrently', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => mailer.send(aMail())));
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
  });
});
