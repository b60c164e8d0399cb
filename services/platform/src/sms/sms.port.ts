/** `to`: a number in the form of E.164, for example `+4915123456789`. `id`: made by us, the same id is sent once. */
export type Sms = Readonly<{ to: string; text: string; id: string }>;

export interface SmsSender {
  /** Resolves when the SMS is on its way (or was before); rejects when it should be tried again, unless with `SmsRefused`. */
  send(sms: Sms): Promise<void>;
}

/** The SMS can never be sent as it is. `code`: what the gateway says of it. */
export class SmsRefused extends Error {
  constructor(
    readonly code: string,
    cause?: unknown,
  ) {
    super(`The SMS gateway takes no such SMS (${code})`, { cause });
  }
}

/** @throws SmsRefused */
export const checkSms = ({ id, to, text }: Sms): void => {
  if (!/^[\w.-]{1,64}$/.test(id)) throw new SmsRefused('id');
  if (!/^\+[1-9]\d{6,14}$/.test(to)) throw new SmsRefused('number');
  if (text === '') throw new SmsRefused('text');
};
