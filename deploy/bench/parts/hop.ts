import 'reflect-metadata';
import * as z from 'zod';
import { defineServiceApi, type QueryContext } from '@lendring/contracts/kernel/service-api.js';
import { inProcessLink } from '@lendring/platform/rpc/in-process.js';
import { tcpLink } from '@lendring/platform/rpc/tcp.js';
import { serviceClient } from '@lendring/platform/runtime/service-apis/service-client.js';
import {
  apiController,
  type ServiceHandlers,
  type ApiProvided,
} from '@lendring/platform/runtime/service-apis/handlers.js';
import { silentLog } from '@lendring/platform/base/log.js';
import type { ProcessLog } from '@lendring/platform/runtime/process/nest-log.js';
import { serveApi } from '@lendring/platform/runtime/service-apis/serve-api.js';
import { freePort } from '@lendring/platform/base/free-port.js';

/** Milliseconds. */
export type Spread = Readonly<{ p50: number; p99: number }>;

export const spreadOf = (times: readonly number[]): Spread => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
};

const api = defineServiceApi(
  'place',
  {},
  { echo: { question: z.strictObject({ text: z.string() }), answer: z.strictObject({ text: z.string() }) } },
);
const token = Symbol('bench api');
const context: QueryContext = { actor: { kind: 'visitor' }, at: '2026-05-01T10:00:00.000Z' };
const quiet: ProcessLog = { ...silentLog, debug: () => undefined, trace: () => undefined };

class Bench {}

/** One query to a service API that answers at once: the cost of the round trip, parsing included. */
export const benchHop = async (kind: 'in-process' | 'tcp'): Promise<Spread> => {
  const place = { host: '127.0.0.1', port: await freePort() };
  const link =
    kind === 'tcp'
      ? tcpLink({ account: place, offer: place, request: place, partner: place, place }, place)
      : inProcessLink();
  const handlers: ServiceHandlers<typeof api> = { commands: {}, queries: { echo: async (question) => question } };
  const provided = { handlers, waitFor: async () => true } as ApiProvided;
  const served = await serveApi({
    link,
    name: 'place',
    log: quiet,
    module: {
      module: Bench,
      controllers: [apiController(api, token)],
      providers: [{ provide: token, useValue: provided }],
    },
  });
  const proxy = link.client('place');
  const { queries } = serviceClient(api, proxy, { timeoutMs: 10_000 });
  try {
    const question = { text: 'Bohrmaschine mit Koffer, kaum gebraucht. '.repeat(20) };
    const times: number[] = [];
    for (let n = 0; n < 4_000; n += 1) {
      const from = performance.now();
      await queries.echo(question, context);
      if (n >= 1_000) times.push(performance.now() - from);
    }
    return spreadOf(times);
  } finally {
    proxy.close();
    await served.stop();
  }
};
