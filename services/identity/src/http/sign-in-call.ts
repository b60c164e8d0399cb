import type { Provider } from 'oidc-provider';
import type { CommandContext } from '@lendring/contracts/kernel/door.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { IdentityCommands } from '../commands.js';
import { addressKey } from '../credential/address.js';
import type { Holder } from '../credential/address-book.js';
import { DEVICE_COOKIE, DEVICE_SECONDS, type KnownDevices } from '../guessing/known-devices.js';
import { guessesFrom, guessesOf } from '../guessing/limits.js';
import type { Passwords } from '../guessing/passwords.port.js';
import type { Throttle } from '../guessing/throttle.js';
import type { History } from '../history/history.port.js';
import { deviceOf } from '../sessions/device.js';
import type { Sessions } from '../sessions/sessions.port.js';
import type { Ask } from './asking.js';
import { cookieOf, type SetCookie } from './cookies.js';
import type { Outcome } from './outcomes.js';

const NEW_DEVICES = '9b1c5a52-6a0e-4a53-8f21-3a7d3f1a6c44';

/** What checking a password needs of the service. */
export type SignInParts = Readonly<{
  provider: Provider;
  commands: IdentityCommands;
  /** Who stands behind an address, by its key. */
  find: (key: string) => Promise<Holder>;
  passwords: Passwords;
  sessions: Sessions;
  addressSecret: Uint8Array;
  throttle: Throttle;
  devices: KnownDevices;
  history: History;
}>;
type Options = SignInParts &
  Readonly<{
    setCookie: SetCookie;
    context: (locale?: Locale) => CommandContext;
    /** Runs after the answer: how long it takes tells nobody anything. */
    afterwards: (work: () => Promise<unknown>) => void;
  }>;

/** The sign-in that a password was typed for. */
export type InProgress = Readonly<{ uid: string; locale: Locale }>;

export type Typed = Readonly<{
  email: string;
  password: string;
  /** From the mail's link: a right password confirms the address as well. */ token?: string | undefined;
}>;

/** Checks a password and finishes the sign-in in progress. @throws TooMany when too many passwords are being checked */
export const createSignInCall =
  ({
    provider,
    commands,
    find,
    passwords,
    sessions,
    addressSecret,
    throttle,
    devices,
    history,
    setCookie,
    context,
    afterwards,
  }: Options) =>
  async (
    { email, password, token }: Typed,
    { request, response, address }: Ask,
    { uid, locale }: InProgress,
  ): Promise<Outcome> => {
    const account = addressKey(addressSecret, email);
    const cookie = cookieOf(request, DEVICE_COOKIE);
    const device = devices.deviceOf(cookie, account);
    // On a device that is known, strangers elsewhere keep nobody waiting.
    const own = guessesOf(account, device);
    const network = guessesFrom(address);
    const taken = throttle.take(device === null ? [own, network] : [own]);
    if (taken.seconds > 0)
      return { outcome: taken.waitsFor === network.key ? 'crowded' : 'slow_down', seconds: taken.seconds };
    const { id, state } = await find(account);
    const seen = deviceOf(request.headers['user-agent'] ?? '');
    const correct = await passwords
      .check(state.registered ? state.passwordHash : null, password, device === null ? 'next' : 'first')
      .catch((error: unknown) => {
        taken.giveBack();
        throw error;
      });
    if (!correct || !state.registered) {
      if (state.registered) {
        const { userId } = state;
        afterwards(async () => history.note(userId, { outcome: 'wrong', device: seen, newDevice: false }));
      }
      return { outcome: 'wrong' };
    }
    taken.giveBack();
    throttle.forgive(own.key);
    if (
      !state.verified &&
      !(token && (await commands.verify({ token }, context())).ok && (await isVerified(find, account)))
    )
      return { outcome: 'unverified' };
    // A device is known for the addresses before as well.
    const keys = [account, ...state.left.map((move) => move.address ?? id)];
    const newDevice = keys.every((key) => devices.deviceOf(cookie, key) === null);
    // The same sign-in sent twice is one.
    const noted = { ...context(locale), commandId: derivedId(NEW_DEVICES, uid) };
    if (newDevice) await commands.seeNewDevice(id, seen, noted);
    const redirect = await provider.interactionResult(request, response, { login: { accountId: state.userId } });
    // A new password that came meanwhile has ended all sessions; this one would be missed.
    const { state: latest } = await find(account);
    if (!latest.registered || latest.passwordHash !== state.passwordHash) {
      sessions.endOf(state.userId);
      return { outcome: 'wrong' };
    }
    history.note(state.userId, { outcome: 'ok', device: seen, newDevice });
    setCookie(response, DEVICE_COOKIE, devices.remember(cookie, account), { seconds: DEVICE_SECONDS });
    return { outcome: 'ok', redirect };
  };

/** The token may have been another person's. */
const isVerified = async (find: Options['find'], account: string): Promise<boolean> => {
  const { state } = await find(account);
  return state.registered && state.verified;
};
