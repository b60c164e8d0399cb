import { randomUUID } from 'node:crypto';
import type {
  AnyServiceApi,
  CommandAnswer,
  CommandContext,
  QueryContext,
} from '@lendring/contracts/kernel/service-api.js';
import { START } from '@lendring/contracts/kernel/ids.js';
import type { CloudEvent } from '@lendring/contracts/kernel/integration.js';
import * as z from 'zod';
import type { Clock } from '../src/base/clock.js';
import { silentLog } from '../src/base/log.js';
import type { EventStore } from '../src/event-store/event-store.port.js';
import { openSqliteEventStore } from '../src/event-store/sqlite.adapter.js';
import { openSqliteDocuments } from '../src/read-models/sqlite.adapter.js';
import type { ServiceHandlers } from '../src/runtime/service-apis/handlers.js';
import type { ServiceCore } from '../src/runtime/service/service-core.js';
import { createServiceHost } from '../src/runtime/service/service-host.js';
import type { ServiceParts } from '../src/runtime/service/service-parts.js';
import { PATIENCE_MS } from './eventually.js';
import { memoryBus, memoryKeys } from './memory.js';

type Options<Time extends Clock> = Readonly<{
  clock: Time;
  /** Files of the log and the read models; several services on one file simulate several processes. */
  log?: string;
  documents?: string;
  keys?: ReturnType<typeof memoryKeys>;
  /** Wraps the store, to simulate a crash. */
  around?: (store: EventStore) => EventStore;
  /** False: the test ticks the clock policies itself. */
  ticks?: boolean;
}>;

export const testPorts = <Time extends Clock>({
  clock,
  log = ':memory:',
  documents = ':memory:',
  keys = memoryKeys(),
  around = (store) => store,
}: Options<Time>) => ({
  store: around(openSqliteEventStore(log, { pollMs: 10 })),
  keys,
  documents: openSqliteDocuments(documents),
  bus: memoryBus(),
  clock,
  log: silentLog,
});

/** Records confirmed erasures. */
export const memoryErasures = () => {
  const confirmed: string[] = [];
  const confirmErasure = async ({ userId }: Readonly<{ userId: string }>): Promise<CommandAnswer> => {
    confirmed.push(userId);
    return { ok: true, position: START };
  };
  return { confirmed, confirmErasure };
};

/** Runs a service on SQLite with a clock that the test controls. Stop it after the test. */
export const startServiceForTests = async <
  D extends AnyServiceApi,
  Time extends Clock,
  Made extends Readonly<{ core: ServiceCore; parts: ServiceParts; handlers: ServiceHandlers<D> }>,
>(
  api: D,
  options: Options<Time>,
  create: (ports: ReturnType<typeof testPorts<Time>>) => Made | Promise<Made>,
) => {
  const ports = testPorts(options);
  const { store, documents, bus, clock } = ports;
  const made = await create(ports);
  const { core, parts, handlers } = made;
  const host = createServiceHost(options.ticks === false ? { ...parts, clockPolicies: [] } : parts, core);
  await host.start();
  const settle = async (): Promise<void> => void (await host.waitFor(await store.head(), PATIENCE_MS));

  return {
    ports,
    core,
    parts,
    made,
    // The handlers of the created service, with their full types.
    handlers: handlers as Made['handlers'],
    host,
    /** Waits until the read models have caught up. */
    settle,
    /** Returns `ok` or the refusal code. */
    async tell<Name extends keyof D['commands'] & string>(
      name: Name,
      data: z.input<D['commands'][Name]>,
      context: CommandContext,
    ): Promise<string> {
      // Cast the handler: handler types differ per name, which TypeScript cannot correlate here.
      const handler = handlers.commands[name] as (data: unknown, context: CommandContext) => Promise<CommandAnswer>;
      const answer = await handler(z.parse(api.commands[name] as D['commands'][Name], data), context);
      return answer.ok ? 'ok' : answer.refusal.code;
    },
    /** Queries after the read models have caught up; parses the answer against its schema. */
    async ask<Name extends keyof D['queries'] & string>(
      name: Name,
      asked: z.input<D['queries'][Name]['question']>,
      context: QueryContext,
    ): Promise<z.output<D['queries'][Name]['answer']>> {
      await settle();
      const handler = handlers.queries[name] as (question: unknown, context: QueryContext) => Promise<unknown>;
      const { question, answer } = api.queries[name] as D['queries'][Name];
      return z.parse(answer as D['queries'][Name]['answer'], await handler(z.parse(question, asked), context));
    },
    /** Publishes an integration event of another service. */
    hear: (source: string, type: string, subject: string, data: object) =>
      bus.publish(source, [
        {
          specversion: '1.0',
          id: randomUUID(),
          source: `/${source}`,
          type,
          subject,
          time: clock.now(),
          datacontenttype: 'application/json',
          data: { ...data },
        } satisfies CloudEvent,
      ]),
    /** `last` runs after all work has stopped, while the log is still open. */
    async stop(last?: () => Promise<void>) {
      await host.stop();
      await last?.();
      await store.close();
      await documents.close();
    },
  };
};
