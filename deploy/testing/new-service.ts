import { both, line, type Change } from './changes.js';

/**
 * Example for docs/how-to/add-a-service.md, a counter: its two folders, and changes outside them, by path in the
 * repository.
 */
const personal = `Readonly<{ counterId: string; by: number; ownerId: string; note: string | null }>`;

export const ownFiles: Readonly<Record<string, string>> = {
  'contracts/counter/events.ts': `import type { Personal } from '../kernel/events.js';

export type Counted = { type: 'Counted'; data: ${personal} };
export const counterPersonal: Personal = { Counted: { subject: 'ownerId', fields: ['note'] } };
`,
  'contracts/counter/queries.ts': `import * as z from 'zod';
import { defineServiceApi } from '../kernel/service-api.js';

export const counterApi = defineServiceApi(
  'counter',
  { count: z.strictObject({ counterId: z.string().min(1), by: z.int(), note: z.string().nullable() }) },
  { one: { question: z.strictObject({ counterId: z.string() }), answer: z.strictObject({ total: z.int(), note: z.string().nullable() }).nullable() } },
);
`,
  'services/counter/package.json': JSON.stringify({
    name: '@lendring/counter',
    version: '0.1.0',
    private: true,
    type: 'module',
    exports: { './*.js': { 'lendring-source': './src/*.ts', default: './dist/*.js' } },
    scripts: { build: "swc src -d dist --strip-leading-paths --config-file ../../.swcrc --ignore '**/*.spec.ts'" },
    dependencies: { '@lendring/contracts': '0.1.0', '@lendring/platform': '0.1.0', '@nestjs/common': '^12.5.1' },
    nx: { targets: { test: {} } },
  }),
  'services/counter/README.md': '# Counter: what is counted\n',
  'services/counter/src/counter/counter.aggregate.ts': `import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { Counted } from '@lendring/contracts/counter/events.js';

export type CounterState = Readonly<{ total: number }>;
export const counterAggregate: Aggregate<CounterState, Counted> = {
  category: 'counter',
  initialState: { total: 0 },
  evolve: ({ total }, { data }) => ({ total: total + data.by }),
};
`,
  'services/counter/src/counter/decide.ts': `import { decided, refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { Counted } from '@lendring/contracts/counter/events.js';
import type { CounterState } from './counter.aggregate.js';

export const decideCount = ({ total }: CounterState, data: Counted['data']): Decision<readonly Counted[], 'below_zero'> =>
  total + data.by < 0 ? refused('below_zero', { total }) : decided([{ type: 'Counted', data }]);
`,
  'services/counter/src/counter/projection.ts': `import type { Counted } from '@lendring/contracts/counter/events.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';

export type CounterDocument = Readonly<{ total: number; note: string | null }>;
export const counters: Projection<CounterDocument, Counted> = {
  name: 'counters',
  version: 1,
  prefixes: ['counter-'],
  ids: ({ data }) => [data.counterId],
  evolve: (document, { data }) => ({ total: (document?.total ?? 0) + data.by, note: data.note }),
};
`,
  'services/counter/src/counter/capability.ts': `import type { counterApi } from '@lendring/contracts/counter/queries.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { ServiceCore } from '@lendring/platform/runtime/service/service-core.js';
import { counterAggregate } from './counter.aggregate.js';
import { decideCount } from './decide.js';
import { counters } from './projection.js';

/** Counts, never below zero. */
export const counting = (core: ServiceCore) => {
  const commands: CommandHandlers<typeof counterApi> = {
    count: (data, call) =>
      core.commands.on(counterAggregate, data.counterId, call, (state) => decideCount(state, { ...data, ownerId: 'anna' })),
  };
  const view = core.view(counters);
  const queries: ServiceHandlers<typeof counterApi>['queries'] = { one: ({ counterId }) => view.get(counterId) };
  return { commands, queries } satisfies Capability;
};
`,
  'services/counter/src/projections.ts': `import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';
import { counters } from './counter/projection.js';

/** Every read model of the counter service. */
export const projections = [counters as Projection];
`,
  'services/counter/src/module.ts': `import type { DynamicModule } from '@nestjs/common';
import { counterApi } from '@lendring/contracts/counter/queries.js';
import { services } from '@lendring/contracts/services.js';
import { joinBackground } from '@lendring/platform/runtime/service/capability.js';
import { namedCommands } from '@lendring/platform/runtime/service/command-call.js';
import { createServiceCore, type ServicePorts } from '@lendring/platform/runtime/service/service-core.js';
import { serviceModule } from '@lendring/platform/runtime/service/service-module.js';
import { counting } from './counter/capability.js';
import { projections } from './projections.js';

export const counterModule = (ports: ServicePorts): DynamicModule => {
  const core = createServiceCore(services.counter, ports);
  const counts = counting(core);
  return serviceModule({ projections, ...joinBackground([counts]) }, core, counterApi, {
    commands: namedCommands<typeof counterApi>(counts.commands),
    queries: counts.queries,
  });
};
`,
  'services/counter/src/start.ts': `import type { StartService } from '@lendring/platform/runtime/process/run-service.js';
import { counterModule } from './module.js';

/** Starts the counter service. */
export const start: StartService = async ({ ports, serve }) => serve(counterModule(await ports()));
`,
};

/** Steps 2 (list), 4 (packages) and 5 (deployment): all changed files outside the service's folders. */
export const outsideFiles: Readonly<Record<string, Change>> = {
  'contracts/services.ts': both(
    line('before', "from './identity/events.js'", "import { counterPersonal } from './counter/events.js';"),
    line('before', "from './identity/events.js'", "import { counterApi } from './counter/queries.js';"),
    line('after', '  partner: service(', "  counter: service(counterApi, ['log'], counterPersonal),"),
  ),
  'deploy/package.json': line('after', '"@lendring/contracts"', '    "@lendring/counter": "0.1.0",'),
  'package-lock.json': line(
    'after',
    '        "@lendring/contracts": "0.1.0",',
    '        "@lendring/counter": "0.1.0",',
  ),
  'docker-compose.yml': both(
    line('after', '  RPC_PARTNER: partner:4000', '  RPC_COUNTER: counter:4000'),
    line(
      'before',
      '  bff:',
      [
        '  counter:',
        '    <<: *process',
        '    environment: { SERVICE: counter, <<: [*common, *stores] }',
        '    depends_on: *engines-up',
        '    networks: [services, engines]',
        '',
      ].join('\n'),
    ),
    line('after', '      partner: { condition: service_started }', '      counter: { condition: service_started }'),
  ),
  'deploy/kubernetes/base/kustomization.yaml': both(
    line('after', '  - partner.yaml', '  - counter.yaml'),
    line('after', '      - RPC_PARTNER=partner:4000', '      - RPC_COUNTER=counter:4000'),
  ),
  'deploy/observability/prometheus.yml': (text) => text.replace('notification, bff]', 'notification, counter, bff]'),
  'deploy/compose/backup.sh': (text) => text.replace(' notification; do', ' notification counter; do'),
};

export const copiedFiles: Readonly<Record<string, readonly [from: string, change: Change]>> = {
  'deploy/kubernetes/base/counter.yaml': [
    'deploy/kubernetes/base/request.yaml',
    (text) => text.replace(/\brequest\b/g, 'counter'),
  ],
};
