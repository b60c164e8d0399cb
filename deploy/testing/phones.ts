import { must, type TestPerson } from '../driver/people.js';
import { mailboxOf } from './mails.js';

/** Verifies a German number, given with its leading 0, by the SMS sent to it. */
export const verifyPhone = async (
  publicUrl: string,
  person: Pick<TestPerson, 'call'>,
  number: string,
): Promise<void> => {
  must('askPhoneCode', await person.call('askPhoneCode', { body: { number } }));
  const sms = await mailboxOf(publicUrl).mailTo(number.replace(/\D/g, '').replace(/^0/, '+49'), /Lendring/);
  const code = /#(\d{6})/.exec(sms)?.[1] ?? '';
  must('verifyPhone', await person.call('verifyPhone', { body: { code } }));
};
