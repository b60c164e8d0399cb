/** `to`: number in E.164 format, for example `+4915123456789`. `id`: our own id, which makes sending idempotent. */
export type Sms = Readonly<{ to: string; text: string; id: string }>;

export interface SmsSender {
  /**
   * Resolves when the SMS is accepted, now or earlier. A rejection means that the SMS should be retried, except with
   * `SmsRefused`.
   */
  send(sms: Sms): Promise<void>;
}

export class SmsRefused extends Error {
  constructor(
    readonly code: string,
    cause?: unknown,
  ) {
    super(`The SMS gateway takes no such SMS (${code})`, { cause });
  }
}

export const checkSms = ({ id, to, text }: Sms): void => {
  if (!/^[\w.-]{1,64}$/.test(id)) throw new SmsRefused('id');
  if (!/^\+[1-9]\d{6,14}$/.test(to)) throw new SmsRefused('number');
  if (text === '') throw new SmsRefused('text');
};
