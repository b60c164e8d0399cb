import { expect, it } from 'vitest';
import type { Call } from '@lendring/contracts/http/call.js';
import { calls } from '@lendring/contracts/http/calls.js';
import { passOn } from './calls/pass-on.js';
import type { Caller } from './caller/handlers.js';
import type { BffParts } from './parts.js';
import { v1Handlers } from './v1-handlers.js';

const caller = {
  userId: '00000000-0000-4000-8000-000000000001',
  roles: ['admin'],
  suspended: null,
  locale: 'de',
  at: '2027-01-31T10:00:00.000Z',
} as unknown as Caller;
const after = '0000000000000007';

/** Stub for parts that no read call needs: every property and every result is such a stub again. */
const stub = (known: object = {}): object =>
  new Proxy(() => undefined, {
    get: (_, name) => (name === 'then' ? undefined : (Reflect.get(known, name) ?? stub())),
    apply: () => stub(),
  });

/** Services that answer null and record the position that each query waits for. */
const recordingApis = () => {
  const asked: string[] = [];
  const queriesOf = (service: string) =>
    new Proxy(
      {},
      {
        get: (_, name) => async (_question: unknown, context: { after?: string }) => {
          asked.push(`${service}.${String(name)} ${context.after ?? 'without position'}`);
          return null;
        },
      },
    );
  const apis = new Proxy({}, { get: (_, service) => ({ queries: queriesOf(String(service)), commands: {} }) });
  return { apis, asked };
};

const answering = Object.entries<Call>(calls).flatMap(([name, { sends, answers }]) =>
  sends !== undefined && answers !== undefined ? [[name, answers, sends.split('.')[0]] as const] : [],
);

it.each(answering)(
  'the answer of %s, the read call %s, waits for the position of the command',
  async (_, read, service) => {
    const { apis, asked } = recordingApis();
    const handlers = v1Handlers(stub({ apis }) as BffParts, stub() as Parameters<typeof v1Handlers>[1]);
    const all = passOn(handlers, apis as Parameters<typeof passOn>[1]) as Readonly<
      Record<string, (input: object, caller: Caller, after: string) => Promise<unknown>>
    >;
    // Ignore the failure that the answer null leads to, because the first query has been asked by then.
    await all[read]?.({ id: 'one', query: undefined, body: undefined }, caller, after).catch(() => undefined);
    expect(asked.filter((query) => query.endsWith(` ${after}`)).map((query) => query.split('.')[0])).toContain(service);
  },
);
