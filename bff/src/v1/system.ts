import type { Camel } from '@lendring/contracts/http/camel-case.js';
import { readFileSync } from 'node:fs';
import type { ServiceShape, systemCalls } from '@lendring/contracts/http/system.js';
import type { ServiceState } from '@lendring/contracts/kernel/service-state.js';
import { withTimeLimit } from '@lendring/platform/base/call.js';
import type { Categories } from '@lendring/contracts/reference/category-tree.js';
import type { ServiceApis, ServiceStates } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { ServiceFailed, ServiceUnavailable } from '@lendring/platform/rpc/api-errors.js';
import { found } from '../errors/api-error.js';
import { queryContext, type Caller, type Handlers } from '../caller/handlers.js';
import { optional } from '../caller/optional.js';
import type { Licences } from '../web/licences.js';

type Deps = Readonly<{
  apis: Readonly<{ notification: Readonly<{ queries: Pick<ServiceApis['notification']['queries'], 'undelivered'> }> }>;
  states: ServiceStates;
  licences: Licences;
  commit: string | null;
  startedAt: string;
  categories: Categories;
}>;

const ASK_MS = 2_000;

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

const stateOf = (ask: ServiceStates[string], caller: Caller): Promise<ServiceState | null> =>
  withTimeLimit(ASK_MS, () => ask({}, queryContext(caller))).catch((error: unknown) => {
    if (error instanceof ServiceUnavailable || error instanceof ServiceFailed) return null;
    throw error;
  });

const serviceShape = (name: string, state: ServiceState | null): Camel<ServiceShape> => ({
  name,
  reachable: state !== null,
  engines: Object.entries(state?.engines ?? {}).map(([port, kind]) => ({ port, kind })),
  followers: state?.followers ?? [],
});

export const systemHandlers = ({
  apis,
  states,
  licences,
  commit,
  startedAt,
  categories,
}: Deps): Handlers<keyof typeof systemCalls> => ({
  system: async (_, caller) => {
    const [services, undelivered] = await Promise.all([
      Promise.all(Object.entries(states).map(async ([name, ask]) => ({ name, state: await stateOf(ask, caller) }))),
      optional(caller, null, () => apis.notification.queries.undelivered({}, queryContext(caller))),
    ]);
    const backups = services.flatMap(({ state }) => state?.backupAt ?? []);
    return {
      version,
      commit,
      startedAt,
      node: process.versions.node,
      referenceData: categories.tree().version,
      services: services.map(({ name, state }) => serviceShape(name, state)),
      backupAt: backups.toSorted().at(-1) ?? null,
      undelivered: undelivered?.count ?? null,
    };
  },
  licences: async () =>
    (await licences()).map(({ name, version: its, licence, text }) => ({
      name,
      version: its,
      licence,
      hasText: text !== null,
    })),
  licenceText: async ({ query }) => {
    const one = (await licences()).find(({ name, version: its }) => name === query.name && its === query.version);
    return { text: found(one?.text, 'not_found') };
  },
});
