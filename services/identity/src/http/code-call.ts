import type { CommandContext } from '@lendring/contracts/kernel/service-api.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import type { IdentityCommands } from '../ports.js';
import { DEVICE_COOKIE, type KnownDevices } from '../guessing/known-devices.js';
import { codesOf, guessesFrom } from '../guessing/limits.js';
import type { Throttle } from '@lendring/platform/rate-limit/throttle.js';
import type { History } from '../history/history.port.js';
import { deviceOf } from '../sessions/device.js';
import type { Ask } from './asking.js';
import { cookieOf } from './cookies.js';
import type { FinishSignIn, InProgress } from './finish-sign-in.js';
import type { Outcome } from './outcomes.js';
import type { SecondStep } from './second-step.js';

type Options = Readonly<{
  commands: Pick<IdentityCommands, 'spendCode' | 'noteGuesses'>;
  throttle: Throttle;
  devices: KnownDevices;
  history: Pick<History, 'note'>;
  secondStep: SecondStep;
  finish: FinishSignIn;
  context: (locale?: Locale) => CommandContext;
}>;

/** `remember`: trust this device and skip the code for a while. */
export type TypedCode = Readonly<{ code: string; remember: boolean }>;

const isRecovery = (code: string): boolean => code.replace(/[\s-]/g, '').length > 6;

export const createCodeCall =
  ({ commands, throttle, devices, history, secondStep, finish, context }: Options) =>
  async ({ code, remember }: TypedCode, ask: Ask, inProgress: InProgress): Promise<Outcome> => {
    const { request, response, address } = ask;
    const passed = await secondStep.passed(request, inProgress.uid);
    if (!passed) return { outcome: 'expired' };
    const { id, state } = passed;
    const device = devices.deviceOf(cookieOf(request, DEVICE_COOKIE), state.address ?? id);
    const own = codesOf(id, device);
    const network = guessesFrom(address);
    const taken = throttle.take(device === null ? [own, network] : [own]);
    if (taken.seconds > 0)
      return { outcome: taken.waitsFor === network.key ? 'crowded' : 'slow_down', seconds: taken.seconds };
    const seen = deviceOf(request.headers['user-agent'] ?? '');
    const answer = await commands.spendCode(id, code, seen, context(inProgress.locale)).catch((error: unknown) => {
      taken.giveBack();
      throw error;
    });
    // The owner has switched TOTP off on another device meanwhile, so the password suffices.
    if (!answer.ok && answer.refusal.code !== 'totp_off') {
      if (answer.refusal.code !== 'wrong_code') {
        taken.giveBack();
        return { outcome: 'slow_down', seconds: 2 };
      }
      history.note(state.userId, { outcome: 'wrong_code', device: seen, newDevice: false });
      if (taken.locks.includes(own.key)) await commands.noteGuesses(id, seen, context(inProgress.locale));
      return { outcome: 'wrong_code' };
    }
    taken.giveBack();
    throttle.forgive(own.key);
    secondStep.forgetPassed(response);
    if (remember) secondStep.trust(response, passed);
    return finish({ ...passed, way: isRecovery(code) ? 'recovery' : 'code' }, ask, inProgress);
  };
