import { must, type TestPerson } from '../driver/people.js';
import { mailboxOf } from './mails.js';

export const verifyPhone = async (
  publicUrl: string,
  person: Pick<TestPerson, 'call'>,
  number: string,
): Promise<void> => {
  must('askPhoneCode', await person.call('askPhoneCode', { body: { number } }));
  const sms = await mailboxOf(publicUrl).mailTo('+', /Lendring/);
  const code = /#(\d{6})/.exec(sms)?.[1] ?? '';
  must('verifyPhone', await person.call('verifyPhone', { body: { code } }));
};
