import { setTimeout as pause } from 'node:timers/promises';
import {
  pattern,
  type CommandAnswer,
  type CommandContext,
  type QueryContext,
  type AnyServiceApi,
} from '@lendring/contracts/kernel/service-api.js';
import { firstValueFrom, timeout } from 'rxjs';
import type * as z from 'zod';
import type { ApiProxy } from '../../rpc/link.js';
import type { ApiOutcome } from '../../telemetry/metrics.port.js';
import { noTelemetry, type Telemetry } from '../../telemetry/telemetry.js';
import { inSpan } from '../../telemetry/tracing.port.js';
import { timeLeft, withTimeLimit } from '../../base/call.js';
import { InvalidMessage, isLost, isTimeout, meaningOf, ServiceUnavailable } from '../../rpc/api-errors.js';
import type { Log } from '../../base/log.js';
import { createCircuitBreaker } from './circuit-breaker.js';
import { createTimeLimit } from './time-limit.js';

export type ServiceClient<D extends AnyServiceApi> = Readonly<{
  commands: {
    readonly [Name in keyof D['commands']]: (
      data: z.input<D['commands'][Name]>,
      context: CommandContext,
    ) => Promise<CommandAnswer>;
  };
  queries: {
    readonly [Name in keyof D['queries']]: (
      data: z.input<D['queries'][Name]['question']>,
      context: QueryContext,
    ) => Promise<z.output<D['queries'][Name]['answer']>>;
  };
}>;

export type ServiceClientOptions = Readonly<{
  /** Maximum milliseconds for a response, including all attempts; the current call's deadline may be earlier. */
  timeoutMs: number;
  /** Milliseconds for which a lost connection is retried, enough for a service restart. 0: never. */
  retryMs?: number;
  openMs?: number;
  telemetry?: Telemetry;
  log?: Log;
}>;

/**
 * Calls a service through any Nest transport. Calls whose connection was refused or lost are retried with back-off for
 * `retryMs`: queries change nothing, and commands carry an id that makes repeats idempotent. Timeouts are never
 * retried, because more calls do not help an overloaded service. While a service is down, calls fail immediately
 * (circuit breaker); one call per `openMs` probes it.
 * @throws ServiceUnavailable when there is no response within `timeoutMs`
 * @throws InvalidMessage when the data does not match the schema
 * @throws ServiceFailed when the service failed while handling the message
 */
export const serviceClient = <D extends AnyServiceApi>(
  api: D,
  proxy: Pick<ApiProxy, 'send' | 'ask' | 'drop'>,
  { timeoutMs, retryMs = 0, openMs = 0, telemetry: { metrics, tracing } = noTelemetry, log }: ServiceClientOptions,
): ServiceClient<D> => {
  const breaker = createCircuitBreaker({ service: api.name, openMs, log });
  const within = createTimeLimit();

  const once = (at: string, message: object, leftMs: number): Promise<unknown> =>
    withTimeLimit(leftMs, () =>
      proxy.ask
        ? within(leftMs, proxy.ask(at, message))
        : firstValueFrom(proxy.send<unknown>(at, message).pipe(timeout(leftMs)), { defaultValue: null }),
    );

  const send = async (at: string, message: object): Promise<unknown> => {
    if (breaker.isOpen()) throw new ServiceUnavailable(api.name);
    const began = Date.now();
    const retryForMs = breaker.isFailing() ? 0 : Math.min(retryMs, timeLeft(timeoutMs));
    for (let tried = 1; ; tried += 1) {
      const leftMs = timeLeft(began + timeoutMs - Date.now());
      if (leftMs === 0) throw new ServiceUnavailable(api.name);
      try {
        const answer = await once(at, message, leftMs);
        breaker.succeeded();
        return answer;
      } catch (error) {
        const waitMs = Math.min(500, 25 * 2 ** (tried - 1)) * (0.5 + Math.random() / 2);
        if (isLost(error) && Date.now() + waitMs < began + retryForMs) {
          await pause(waitMs);
          continue;
        }
        const silent = isTimeout(error) && !breaker.succeededSince(began);
        if (silent) proxy.drop?.();
        if (silent || isLost(error)) breaker.failed();
        else if (!isTimeout(error)) breaker.succeeded();
        throw meaningOf(error, api.name, at);
      }
    }
  };

  const call =
    (name: string) =>
    async (data: unknown, context: unknown): Promise<unknown> => {
      const at = pattern(api, name);
      const began = performance.now();
      const count = (outcome: ApiOutcome): void =>
        metrics.apiCall(api.name, name, outcome, (performance.now() - began) / 1000);
      try {
        const answer = await inSpan(
          tracing,
          { name: at, kind: 'client', attributes: { 'rpc.service': api.name, 'rpc.method': name } },
          () => send(at, { data, context }),
        );
        count('answered');
        return answer;
      } catch (error) {
        count(
          error instanceof ServiceUnavailable ? 'unavailable' : error instanceof InvalidMessage ? 'invalid' : 'failed',
        );
        throw error;
      }
    };
  const calls = (names: object) => Object.fromEntries(Object.keys(names).map((name) => [name, call(name)]));
  // Safe cast: the loop produces exactly the mapped types, which the compiler cannot verify.
  return { commands: calls(api.commands), queries: calls(api.queries) } as ServiceClient<D>;
};
