import { createHash, timingSafeEqual } from 'node:crypto';
import { heardAs } from '@lendring/contracts/installation/opening.js';
import type { Clock } from '@lendring/platform/base/clock.js';
import { networkOf } from '@lendring/platform/rate-limit/network.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import type { FastifyReply } from 'fastify';
import type { Seal } from '../http/sealed-cookie.js';
import type { Settings } from './settings.js';

/** Names of the cookies that admit a visitor before the opening (ADR 108). */
const EARLY = 'lendring_early_bird';
const INSIDE = 'lendring_inside';

const DAY_SECONDS = 86_400;
const LONGEST_DAYS = 90;
const INSIDE_DAYS = 30;

type Asking = Readonly<{ headers: Readonly<{ cookie?: string | undefined }> }>;
/** `code`: digest of the early-bird code entered; null for a user who had signed in. */
type Pass = Readonly<{ code: string | null }>;

const held = ({ headers: { cookie } }: Asking): readonly (readonly [name: string, value: string])[] =>
  cookie?.split(';').flatMap((pair) => {
    const [name = '', value = ''] = pair.trim().split('=', 2);
    return name === EARLY || name === INSIDE ? [[name, value] as const] : [];
  }) ?? [];

export type Gate = Readonly<{
  isOpen: () => boolean;
  /** Scheduled opening; null when the installation is open or no opening is scheduled. */
  opensAt: () => string | null;
  letsIn: (request: Asking) => Promise<boolean>;
  passOf: (request: Asking) => string | undefined;
  /**
   * Admits a visitor who enters the early-bird code. Returns true if the code is right, false if wrong, or the
   * seconds to wait before another attempt.
   */
  admit: (reply: FastifyReply, code: string, address: string) => Promise<boolean | number>;
  admitSignedIn: (reply: FastifyReply) => Promise<void>;
  forgetSignedIn: (reply: FastifyReply) => void;
}>;

type Options = Readonly<{
  settings: Pick<Settings, 'opening'>;
  /**
   * Checks a code. Returns true if right, false if wrong, or the seconds until the network may retry; attempts are
   * counted across processes.
   */
  tryCode: (code: string, network: string) => Promise<boolean | number>;
  seal: Seal;
  clock: Clock;
  https: boolean;
}>;

export const tryCodeAt =
  ({ installation }: Pick<ServiceApis, 'installation'>, clock: Clock): Options['tryCode'] =>
  async (code, network) => {
    const context = { actor: { kind: 'visitor' }, at: clock.now() } as const;
    const answer = await installation.queries.openingCode({ code, network }, context);
    return 'seconds' in answer ? answer.seconds : answer.right;
  };

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();
const printOf = (code: string): string => digestOf(heardAs(code)).toString('base64url');
const isSame = (one: string, other: string): boolean => timingSafeEqual(digestOf(one), digestOf(other));

/** Returns true if a request carries a gate cookie, valid or not; answers to such a request must not be cached. */
export const carriesPass = (request: Asking): boolean => held(request).length > 0;

export const createGate = ({ settings, tryCode, seal, clock, https }: Options): Gate => {
  const cookie = (maxAge: number) => ({ path: '/', httpOnly: true, sameSite: 'lax' as const, secure: https, maxAge });

  return {
    isOpen: () => settings.opening() === null,
    opensAt: () => settings.opening()?.opensAt ?? null,
    letsIn: async (request) => {
      const opening = settings.opening();
      if (opening === null) return true;
      for (const [, value] of held(request)) {
        const pass = await seal.open<Pass>(value);
        // Compare with the current code, so that changing the code invalidates earlier passes.
        if (pass && (pass.code === null || isSame(pass.code, printOf(opening.code)))) return true;
      }
      return false;
    },
    passOf: (request) =>
      held(request)
        .map(([name, value]) => `${name}=${value}`)
        .join('; ') || undefined,
    admit: async (reply, code, address) => {
      const opening = settings.opening();
      if (opening === null) return true;
      const answer = await tryCode(code, networkOf(address));
      if (answer !== true) return answer;
      const left = opening.opensAt === null ? Infinity : (Date.parse(opening.opensAt) - Date.parse(clock.now())) / 1000;
      const lasts = Math.ceil(Math.min(left, LONGEST_DAYS * DAY_SECONDS));
      const pass: Pass = { code: printOf(code) };
      void reply.setCookie(EARLY, await seal.seal({ ...pass }, lasts), cookie(lasts));
      return true;
    },
    admitSignedIn: async (reply) => {
      if (settings.opening() === null) return;
      const lasts = INSIDE_DAYS * DAY_SECONDS;
      const pass: Pass = { code: null };
      void reply.setCookie(INSIDE, await seal.seal({ ...pass }, lasts), cookie(lasts));
    },
    forgetSignedIn: (reply) => void reply.clearCookie(INSIDE, { path: '/' }),
  };
};
