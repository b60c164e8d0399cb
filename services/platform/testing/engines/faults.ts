import { describe, expect, it } from 'vitest';
import { EngineUnavailable, type Engine } from '../../src/base/engine-unavailable.js';
import { watchEngine, type EngineWatch } from '../../src/base/engine-watch.js';
import { silentLog } from '../../src/base/log.js';
import { messageOf } from '../../src/base/message-of.js';
import { eventually, until } from '../eventually.js';
import { openTcpProxy, type TcpProxy } from './tcp-proxy.js';

export type Way = Readonly<{
  host: string;
  port: number;
  tls: boolean;
  password: 'right' | 'wrong';
  watch: EngineWatch;
}>;

export type Opened = Readonly<{ call: () => Promise<unknown>; close: () => Promise<void> }>;

type Options = Readonly<{
  engine: Engine;
  server: () => Readonly<{ host: string; port: number }>;
  /** Opens the adapter with time limits of some seconds: short for the test, but long enough for a busy machine. */
  open: (way: Way) => Opened | Promise<Opened>;
  /** Expected message for a wrong password; absent when the server has no authentication. */
  wrongPassword?: RegExp;
  /** Expected message when the server has no TLS; absent when clients cannot detect that. */
  wrongTls?: RegExp;
}>;

/**
 * Contract of all adapters while their engine is unavailable for any reason: {@link EngineUnavailable} within the
 * adapter's time limits, one log message, and automatic recovery. The adapters receive short time limits; this suite
 * measures none. Tests mostly wait for those limits, so they run in parallel, each on its own proxy.
 */
export const engineFaults = ({ engine, server, open, wrongPassword, wrongTls }: Options): void => {
  describe(`${engine} with connection faults`, () => {
    const failure = async ({ call }: Opened): Promise<string> => {
      const error: unknown = await call().then(
        () => null,
        (thrown: unknown) => thrown,
      );
      if (!(error instanceof EngineUnavailable)) return `no EngineUnavailable, but ${messageOf(error)}`;
      expect(error.engine).toBe(engine);
      return error.message;
    };
    const works = ({ call }: Opened): Promise<boolean> =>
      call().then(
        () => true,
        () => false,
      );

    const onALine = async (
      tried: (line: {
        proxy: TcpProxy;
        told: readonly string[];
        openOn: (on?: Partial<Way>) => Promise<Opened>;
        /** Opens an adapter whose first call succeeds, which may need several attempts on a busy machine. */
        openWell: () => Promise<Opened>;
      }) => Promise<void>,
    ): Promise<void> => {
      const { host, port } = server();
      const proxy = await openTcpProxy(host, port);
      const told: string[] = [];
      const opened: Opened[] = [];
      const openOn = async (on: Partial<Way> = {}): Promise<Opened> => {
        const warn = (fields: object): void => void told.push('awayMs' in fields ? 'back' : 'away');
        const watch = watchEngine(engine, { at: 'here', log: { ...silentLog, warn } });
        const adapter = await open({
          host: '127.0.0.1',
          port: proxy.port,
          tls: false,
          password: 'right',
          watch,
          ...on,
        });
        opened.push(adapter);
        return adapter;
      };
      const openWell = async (): Promise<Opened> => {
        const adapter = await openOn();
        if (await works(adapter)) return adapter;
        await adapter.close();
        opened.length = told.length = 0;
        return openWell();
      };
      try {
        await tried({ proxy, told, openOn, openWell });
      } finally {
        await proxy.mend();
        for (const { close } of opened) await close();
        await proxy.cut();
      }
    };

    it.concurrent.each<[string, (at: TcpProxy) => Promise<void> | void]>([
      ['refused', (at) => at.cut()],
      ['broken in the middle of an answer', (at) => at.tear()],
      ['taken and left without an answer', (at) => at.hush()],
      ['so slow that nobody waits', (at) => at.slow(60_000)],
    ])('is unavailable when a connection is %s, and recovers by itself', (_, spoil) =>
      onALine(async ({ proxy, told, openWell }) => {
        const adapter = await openWell();
        await spoil(proxy);
        const said = [await failure(adapter), await failure(adapter)];
        expect(said).toEqual(said.map(() => expect.not.stringContaining('no EngineUnavailable')));
        expect(told).toEqual(['away']);
        await proxy.mend();
        await until(() => works(adapter));
        expect(told).toEqual(['away', 'back']);
      }),
    );

    it.concurrent('is available when a connection is only slow', () =>
      onALine(async ({ proxy, told, openWell }) => {
        const adapter = await openWell();
        proxy.slow(20);
        await adapter.call();
        expect(told).toEqual([]);
      }));

    it.concurrent('is unavailable from the first call, and available once it starts', () =>
      onALine(async ({ proxy, told, openOn }) => {
        await proxy.cut();
        const adapter = await openOn();
        expect(await failure(adapter)).toMatch(/does not answer|has not answered/);
        await proxy.mend();
        await until(() => works(adapter));
        expect(told).toEqual(['away', 'back']);
      }));

    it.concurrent('is unavailable for an unknown host, and reports it', () =>
      onALine(async ({ openOn }) => {
        const adapter = await openOn({ host: 'nobody.invalid' });
        // Accept a missing answer as well, because some resolvers need longer than the call's time limit to report an
        // unknown name.
        expect(await failure(adapter)).toMatch(
          /cannot be found \(.*nobody\.invalid.*\): check [A-Z_]+|has not answered/,
        );
      }));

    if (wrongPassword)
      it.concurrent('is unavailable for a wrong password, and names the setting', () =>
        onALine(async ({ told, openOn }) => {
          const adapter = await openOn({ password: 'wrong' });
          expect(await failure(adapter)).toMatch(wrongPassword);
          expect(told).toEqual(['away']);
        }));

    if (wrongTls)
      it.concurrent('is unavailable without TLS support, and reports it', () =>
        onALine(async ({ openOn }) => {
          // Repeat the attempt, because the diagnosis is limited to a second, which may be too short on a busy
          // machine.
          await eventually(
            async () => failure(await openOn({ tls: true })),
            (said) => wrongTls.test(said),
          );
        }));
  });
};
