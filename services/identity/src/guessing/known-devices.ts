import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';

export const DEVICE_COOKIE = 'lendring_device';
export const DEVICE_SECONDS = 365 * 86_400;

const MOST = 5;

export type KnownDevices = Readonly<{
  /** Id of this device for the account; null if the account has never signed in on it. */
  deviceOf: (cookie: string | undefined, account: string) => string | null;
  remember: (cookie: string | undefined, account: string) => string;
}>;

type Device = Readonly<{ id: string; accounts: readonly string[] }>;

/**
 * Recognises devices by a signed cookie. An account that has signed in on a device keeps its own attempts there, so
 * strangers elsewhere cannot lock it out. The cookie proves nothing else and signs no one in.
 */
export const createKnownDevices = (secret: Uint8Array): KnownDevices => {
  const keyed = (text: string): string =>
    createHmac('sha256', secret).update(`known device ${text}`).digest('base64url').slice(0, 22);
  const read = (cookie = ''): Device | null => {
    const [, body = '', signature = ''] = /^([\w.-]{1,300})~([\w-]{22})$/.exec(cookie) ?? [];
    const expected = keyed(body);
    if (signature.length !== expected.length || !timingSafeEqual(Buffer.from(signature), Buffer.from(expected)))
      return null;
    const [id = '', ...accounts] = body.split('.');
    return { id, accounts };
  };
  // Hashed per account, so that the cookie does not reveal other accounts on the device.
  const nameOf = (id: string, account: string): string => keyed(`${id} of ${account}`);

  return {
    deviceOf: (cookie, account) => {
      const device = read(cookie);
      return device?.accounts.includes(nameOf(device.id, account)) ? `${device.id} ${account}` : null;
    },
    remember: (cookie, account) => {
      const { id, accounts } = read(cookie) ?? { id: randomUUID(), accounts: [] };
      const name = nameOf(id, account);
      const body = [id, name, ...accounts.filter((other) => other !== name).slice(0, MOST - 1)].join('.');
      return `${body}~${keyed(body)}`;
    },
  };
};
