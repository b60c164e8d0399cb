import { randomUUID } from 'node:crypto';
import { installationDoor } from '@lendring/contracts/installation/queries.js';
import type { Actor, CommandAnswer, CommandContext, QueryContext } from '@lendring/contracts/kernel/door.js';
import { START } from '@lendring/contracts/kernel/ids.js';
import { silentLog } from '@lendring/platform/base/log.js';
import { openSqliteEventStore } from '@lendring/platform/event-store/sqlite.adapter.js';
import { openSqliteDocuments } from '@lendring/platform/read-models/sqlite.adapter.js';
import { createServiceHost } from '@lendring/platform/runtime/service/service-host.js';
import { PATIENCE_MS } from '@lendring/platform/testing/eventually.js';
import { createUnpublishedPictures } from '@lendring/platform/pictures/unpublished-pictures.js';
import { memoryBus, memoryKeys } from '@lendring/platform/testing/memory.js';
import type * as z from 'zod';
import { installationService } from '../src/service.js';
import { memoryFiles } from './files.js';
import { at } from './settings.js';

type Commands = typeof installationDoor.commands;
type Queries = typeof installationDoor.queries;

/** Starts the whole service on SQLite with a clock that the test controls. Stop it at the end. */
export const startService = async () => {
  const clock = { time: at, now: () => clock.time };
  const store = openSqliteEventStore(':memory:');
  const documents = openSqliteDocuments(':memory:');
  const bus = memoryBus();
  const files = memoryFiles(clock);
  const unpublished = createUnpublishedPictures(files, 'category');
  const unpublishedLogos = createUnpublishedPictures(files, 'brand');
  const removed: string[] = [];
  const confirmed: string[] = [];
  const { core, parts, handlers } = installationService(
    { store, keys: memoryKeys(), documents, bus, clock, log: silentLog },
    {
      confirmErasure: async ({ userId }) => {
        confirmed.push(userId);
        return { ok: true, position: START };
      },
      pictures: {
        remove: async (imageId) => {
          removed.push(imageId);
        },
      },
      unpublished,
      unpublishedLogos,
      guessSecret: new Uint8Array(32),
    },
  );
  const host = createServiceHost(parts, core);
  await host.start();
  const settle = async () => host.waitFor(await store.head(), PATIENCE_MS);

  return {
    clock,
    bus,
    confirmed,
    unpublished,
    unpublishedLogos,
    removed,
    tick: async () => {
      for (const policy of parts.clockPolicies) await policy.tick(clock.time);
    },
    settle,
    /**
     * Returns `ok` or the refusal code.
     * @param again command id of an earlier call, to simulate a repeated click
     */
    async tell<Name extends keyof Commands>(
      actor: Actor,
      name: Name,
      data: z.input<Commands[Name]>,
      again?: string,
    ): Promise<string> {
      const handler = handlers.commands[name] as (data: unknown, context: CommandContext) => Promise<CommandAnswer>;
      const call: CommandContext = {
        commandId: again ?? randomUUID(),
        actor,
        at: clock.time,
        locale: 'de',
        requestId: 'test',
      };
      const answer = await handler(installationDoor.commands[name].parse(data), call);
      return answer.ok ? 'ok' : answer.refusal.code;
    },
    async ask<Name extends keyof Queries>(
      actor: Actor,
      name: Name,
      question: z.input<Queries[Name]['question']>,
    ): Promise<z.output<Queries[Name]['answer']>> {
      await settle();
      const handler = handlers.queries[name] as (question: unknown, context: QueryContext) => Promise<unknown>;
      const { question: shape, answer } = installationDoor.queries[name];
      return answer.parse(await handler(shape.parse(question), { actor, at: clock.time })) as z.output<
        Queries[Name]['answer']
      >;
    },
    async stop() {
      await host.stop();
      await documents.close();
      await store.close();
    },
  };
};
