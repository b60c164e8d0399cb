import { createHash, timingSafeEqual } from 'node:crypto';
import { heardAs } from '@lendring/contracts/installation/opening.js';
import type { Clock } from '@lendring/platform/base/clock.js';
import { networkOf } from '@lendring/platform/guessing/network.js';
import type { Doors } from '@lendring/platform/runtime/doors/doors.js';
import type { FastifyReply } from 'fastify';
import type { Seal } from '../auth/sealed-cookie.js';
import type { Settings } from './settings.js';

/** Who carries a cookie of these is let in while the installation is not open yet (ADR 108). */
const EARLY = 'lendring_early_bird';
const INSIDE = 'lendring_inside';

const DAY_SECONDS = 86_400;
const LONGEST_DAYS = 90;
/** As long as the session beside it. */
const INSIDE_DAYS = 30;

type Asking = Readonly<{ headers: Readonly<{ cookie?: string | undefined }> }>;
/** `code`: a digest of the code it was given for; null: of somebody who had signed in. */
type Pass = Readonly<{ code: string | null }>;

/** What a request carries of them; also of requests that were not read by Fastify. */
const held = ({ headers: { cookie } }: Asking): readonly (readonly [name: string, value: string])[] =>
  cookie?.split(';').flatMap((pair) => {
    const [name = '', value = ''] = pair.trim().split('=', 2);
    return name === EARLY || name === INSIDE ? [[name, value] as const] : [];
  }) ?? [];

export type Gate = Readonly<{
  /** Whether everybody is let in. */
  isOpen: () => boolean;
  /** From when on it is open by itself; null: it is open, or nobody knows yet. */
  opensAt: () => string | null;
  /** Whether somebody who is not signed in is let in: it is open, or they have a cookie that says so. */
  letsIn: (request: Asking) => Promise<boolean>;
  /** The cookies of a request that this gate looks at, for calls in its name; undefined: none. */
  passOf: (request: Asking) => string | undefined;
  /** Lets in whoever knows the code. Answers whether they did, or after how many seconds they may try again. */
  admit: (reply: FastifyReply, code: string, address: string) => Promise<boolean | number>;
  /** Lets in who has just shown that they are signed in, also where pages do not know them. */
  admitSignedIn: (reply: FastifyReply) => Promise<void>;
  /** Who signs out is let in as a stranger is. */
  forgetSignedIn: (reply: FastifyReply) => void;
}>;

type Options = Readonly<{
  settings: Pick<Settings, 'opening'>;
  /** Whether a code is right, or after how many seconds that network may try again: counted by all processes together. */
  tryCode: (code: string, network: string) => Promise<boolean | number>;
  seal: Seal;
  clock: Clock;
  https: boolean;
}>;

/** Tries codes at the service that knows them. */
export const tryCodeAt =
  ({ installation }: Pick<Doors, 'installation'>, clock: Clock): Options['tryCode'] =>
  async (code, network) => {
    const context = { actor: { kind: 'visitor' }, at: clock.now() } as const;
    const answer = await installation.queries.openingCode({ code, network }, context);
    return 'seconds' in answer ? answer.seconds : answer.right;
  };

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();
const printOf = (code: string): string => digestOf(heardAs(code)).toString('base64url');
const isSame = (one: string, other: string): boolean => timingSafeEqual(digestOf(one), digestOf(other));

/** Whether a request carries a cookie of the gate, good or not: what it reads is not kept for others. */
export const carriesPass = (request: Asking): boolean => held(request).length > 0;

/** Who is let in while the installation is not open yet; everything else asks here. */
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
        // Another code ends what an earlier one let in.
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
