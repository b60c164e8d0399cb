import type { Provider } from 'oidc-provider';
import type { CommandContext } from '@lendring/contracts/kernel/service-api.js';
import type { SignInWay } from '@lendring/contracts/identity/history.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { IdentityCommands } from '../ports.js';
import type { Credential, Registered } from '../credential/credential.aggregate.js';
import { DEVICE_COOKIE, DEVICE_SECONDS, type KnownDevices } from '../guessing/known-devices.js';
import type { History } from '../history/history.port.js';
import { deviceOf } from '../sessions/device.js';
import type { Sessions } from '../sessions/sessions.port.js';
import type { Ask } from './asking.js';
import { cookieOf, type SetCookie } from './cookies.js';
import type { Outcome } from './outcomes.js';

const NEW_DEVICES = '9b1c5a52-6a0e-4a53-8f21-3a7d3f1a6c44';

export type InProgress = Readonly<{ uid: string; locale: Locale }>;
export type Shown = Readonly<{ id: string; state: Registered; way: SignInWay }>;
export type FinishSignIn = (shown: Shown, ask: Ask, inProgress: InProgress) => Promise<Outcome>;

type Options = Readonly<{
  provider: Provider;
  commands: Pick<IdentityCommands, 'seeNewDevice'>;
  load: (id: string) => Promise<Credential>;
  sessions: Sessions;
  devices: KnownDevices;
  history: Pick<History, 'note'>;
  setCookie: SetCookie;
  now: () => number;
  context: (locale?: Locale) => CommandContext;
}>;

export const createFinishSignIn =
  ({ provider, commands, load, sessions, devices, history, setCookie, now, context }: Options): FinishSignIn =>
  async ({ id, state, way }, { request, response }, { uid, locale }) => {
    const { userId } = state;
    const account = state.address ?? id;
    const cookie = cookieOf(request, DEVICE_COOKIE);
    const seen = deviceOf(request.headers['user-agent'] ?? '');
    // A device known for a former address is known too. Sign-ins by mail link or passkey send no notice.
    const keys = [account, ...state.left.map((move) => move.address ?? id)];
    const newDevice =
      way !== 'mail' && way !== 'passkey' && keys.every((key) => devices.deviceOf(cookie, key) === null);
    // A derived command id makes a repeated sign-in idempotent. The mail about a recovery code already names the
    // device.
    if (newDevice && way !== 'recovery')
      await commands.seeNewDevice(id, seen, { ...context(locale), commandId: derivedId(NEW_DEVICES, uid) });
    const began = now();
    const redirect = await provider.interactionResult(request, response, {
      login: { accountId: userId, ts: Math.floor(began / 1000) },
    });
    // A concurrent password change has ended all sessions but could not see this one.
    const latest = await load(id);
    if (!latest.registered || latest.passwordHash !== state.passwordHash) {
      sessions.endOf(userId);
      return { outcome: 'wrong' };
    }
    history.note(userId, { outcome: 'ok', way, device: seen, newDevice }, began);
    setCookie(response, DEVICE_COOKIE, devices.remember(cookie, account), { seconds: DEVICE_SECONDS });
    return { outcome: 'ok', redirect };
  };
