import { lruMap } from '@lendring/platform/base/lru-map.js';
import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { AgreementShape, AgreementStatus } from '@lendring/contracts/http/legal.js';
import { calls, type CallName } from '@lendring/contracts/http/calls.js';
import type { Call } from '@lendring/contracts/http/call.js';
import { builtChangesSince } from '@lendring/contracts/installation/built-terms.js';
import { textsChangedSince } from '@lendring/contracts/installation/terms-version.js';
import type { Position } from '@lendring/contracts/kernel/ids.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { ApiError } from '../errors/api-error.js';
import { queryContext, type Caller, type AllHandlers } from '../caller/handlers.js';
import type { Settings } from './settings.js';

export type Agreements = Readonly<{
  of: (caller: Caller, after?: Position) => Promise<Camel<AgreementShape>>;
  status: (caller: Caller) => Promise<Camel<AgreementStatus>>;
}>;

const REMEMBERED = 5_000;

type Deps = Readonly<{
  apis: Readonly<{ account: Readonly<{ queries: Pick<ServiceApis['account']['queries'], 'agreements'> }> }>;
  settings: Pick<Settings, 'legal' | 'termsVersion' | 'countingTerms' | 'builtTerms'>;
  /** Version that users without a recorded agreement count as having agreed to (ADR 97). */
  unrecorded: string;
}>;

export const createAgreements = ({ apis: { account }, settings, unrecorded }: Deps): Agreements => {
  /**
   * Returns the agreement that counts: to the upcoming terms, else to the terms in force, else the latest agreement.
   */
  const agreed = async (caller: Caller, after?: Position) => {
    const all = await account.queries.agreements({}, queryContext(caller, after));
    const [now, counting] = [settings.termsVersion(), settings.countingTerms()];
    return (
      all.find(({ version }) => version === now) ??
      all.findLast(({ version }) => counting.includes(version)) ??
      all.at(-1) ?? { version: unrecorded, at: null }
    );
  };
  const statusOf = (version: string): Camel<AgreementStatus> => {
    if (version === settings.termsVersion()) return 'agreed';
    return settings.countingTerms().includes(version) ? 'coming' : 'due';
  };
  const known = lruMap<string, string>(REMEMBERED);
  return {
    status: async (caller) => {
      const userId = caller.userId ?? '';
      const now = settings.termsVersion();
      if (known.get(userId) === now) return 'agreed';
      const { version } = await agreed(caller);
      if (version === now) known.set(userId, now);
      return statusOf(version);
    },
    of: async (caller, after) => {
      const { version, at } = await agreed(caller, after);
      const states = settings.legal();
      const built = builtChangesSince(version, settings.builtTerms);
      return {
        status: statusOf(version),
        version: settings.termsVersion(),
        agreedAt: at,
        changes: textsChangedSince(version, states, settings.builtTerms).map((name) => {
          const now = states[name].next ?? states[name].inForce;
          return {
            name,
            number: now?.number ?? 0,
            from: now?.from ?? null,
            change:
              now?.change?.[caller.locale] ??
              (((now?.text ?? 0) === 0 && built?.[name].map((summary) => summary[caller.locale]).join(' ')) || null),
            putBack: now?.putBack !== undefined && now.putBack !== null,
          };
        }),
      };
    },
  };
};

/**
 * Wraps handlers that start a new interaction between users: the caller must have agreed to the current terms.
 * @throws ApiError `terms_changed`
 */
export const underTerms = (handlers: AllHandlers, agreements: Agreements): AllHandlers => {
  type Handle = (input: unknown, caller: Caller) => Promise<unknown>;
  const asking = Object.entries(calls).flatMap(([name, call]: [string, Call]) => {
    if (!call.underTerms) return [];
    const handle = handlers[name as CallName] as Handle;
    const first: Handle = async (input, caller) => {
      if ((await agreements.status(caller)) === 'due') throw new ApiError('terms_changed');
      return handle(input, caller);
    };
    return [[name, first] as const];
  });
  return { ...handlers, ...(Object.fromEntries(asking) as Partial<AllHandlers>) };
};
