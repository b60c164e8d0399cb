import { randomUUID } from 'node:crypto';
import { startServiceForTests, memoryErasures } from '@lendring/platform/testing/service.js';
import { installationApi } from '@lendring/contracts/installation/queries.js';
import type { Actor } from '@lendring/contracts/kernel/service-api.js';
import { createUnpublishedPictures } from '@lendring/platform/pictures/unpublished-pictures.js';
import type * as z from 'zod';
import { installationService } from '../src/service.js';
import { memoryFiles } from './files.js';
import { at } from './settings.js';

type Commands = typeof installationApi.commands;
type Queries = typeof installationApi.queries;

/** Starts the whole service on SQLite with a clock that the test controls. Stop it at the end. */
export const startService = async () => {
  const clock = { time: at, now: () => clock.time };
  const files = memoryFiles(clock);
  const unpublished = createUnpublishedPictures(files, 'category');
  const unpublishedLogos = createUnpublishedPictures(files, 'brand');
  const removed: string[] = [];
  const { confirmed, confirmErasure } = memoryErasures();
  const service = await startServiceForTests(installationApi, { clock }, (ports) =>
    installationService(ports, {
      confirmErasure,
      pictures: {
        remove: async (imageId) => {
          removed.push(imageId);
        },
      },
      unpublished,
      unpublishedLogos,
      guessSecret: new Uint8Array(32),
    }),
  );
  const { parts, settle } = service;

  return {
    clock,
    bus: service.ports.bus,
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
      const by = { actor, at: clock.time, locale: 'de', requestId: 'test' } as const;
      return service.tell(name, data, { commandId: again ?? randomUUID(), ...by });
    },
    async ask<Name extends keyof Queries>(
      actor: Actor,
      name: Name,
      question: z.input<Queries[Name]['question']>,
    ): Promise<z.output<Queries[Name]['answer']>> {
      return service.ask(name, question, { actor, at: clock.time });
    },
    stop: service.stop,
  };
};
