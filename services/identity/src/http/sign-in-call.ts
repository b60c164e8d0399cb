import type { Provider } from 'oidc-provider';
import type { CommandContext } from '@lendring/contracts/kernel/service-api.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import type { IdentityCommands } from '../ports.js';
import { addressKey } from '../credential/address-key.js';
import type { Holder } from '../credential/address.aggregate.js';
import { DEVICE_COOKIE, type KnownDevices } from '../guessing/known-devices.js';
import { guessesFrom, guessesOf } from '../guessing/limits.js';
import type { Passwords } from '../password/passwords.port.js';
import type { Throttle } from '@lendring/platform/rate-limit/throttle.js';
import type { History } from '../history/history.port.js';
import { deviceOf } from '../sessions/device.js';
import type { Sessions } from '../sessions/sessions.port.js';
import type { Ask } from './asking.js';
import { CONFIRMING, cookieOf } from './cookies.js';
import type { FinishSignIn, InProgress } from './finish-sign-in.js';
import type { Outcome } from './outcomes.js';
import { secondStepPage, type SecondStep } from './second-step.js';

export type SignInParts = Readonly<{
  provider: Provider;
  commands: IdentityCommands;
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
    publicUrl: string;
    secondStep: SecondStep;
    finish: FinishSignIn;
    context: (locale?: Locale) => CommandContext;
    /** Runs after the response, so that the response time reveals nothing. */
    afterwards: (work: () => Promise<unknown>) => void;
  }>;

export type Typed = Readonly<{
  email: string;
  password: string;
  /** Token of the mail link; the right password then confirms the address as well. */
  token?: string | undefined;
}>;

/**
 * Checks a password and completes the sign-in or leads to the second step.
 * @throws TooMany when too many passwords are being checked
 */
export const createSignInCall =
  ({
    commands,
    find,
    passwords,
    addressSecret,
    throttle,
    devices,
    history,
    publicUrl,
    secondStep,
    finish,
    context,
    afterwards,
  }: Options) =>
  async ({ email, password, token }: Typed, ask: Ask, inProgress: InProgress): Promise<Outcome> => {
    const { request, response, address } = ask;
    const { uid, locale } = inProgress;
    const account = addressKey(addressSecret, email);
    const cookie = cookieOf(request, DEVICE_COOKIE);
    const device = devices.deviceOf(cookie, account);
    // A known device has its own attempts, which strangers elsewhere cannot use up.
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
    const confirming = token ?? cookieOf(request, CONFIRMING);
    if (
      !state.verified &&
      !(confirming && (await commands.verify({ token: confirming }, context())).ok && (await isVerified(find, account)))
    )
      return { outcome: 'unverified' };
    const shown = { id, state };
    if (secondStep.isNeeded(request, shown)) {
      secondStep.keepPassed(response, uid, shown);
      return { outcome: 'second_step', redirect: secondStepPage(publicUrl, uid, locale) };
    }
    return finish({ ...shown, way: 'password' }, ask, inProgress);
  };

/** Checks whether the address is confirmed, because the token may belong to another account. */
const isVerified = async (find: Options['find'], account: string): Promise<boolean> => {
  const { state } = await find(account);
  return state.registered && state.verified;
};
