import type { Call } from '@lendring/contracts/http/call.js';
import { calls, type CallName } from '@lendring/contracts/http/calls.js';
import { identityApi } from '@lendring/contracts/identity/queries.js';
import type {
  AnyServiceApi,
  CommandAnswer,
  CommandContext,
  QueryContext,
} from '@lendring/contracts/kernel/service-api.js';
import type { Position } from '@lendring/contracts/kernel/ids.js';
import { services } from '@lendring/contracts/services.js';
import type { ServiceClient } from '@lendring/platform/runtime/service-apis/service-client.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import type * as z from 'zod';
import { commandContext, queryContext, type AllHandlers, type Caller, type Handlers } from '../caller/handlers.js';
import { shown } from '../caller/shown.js';
import { accepted, ApiError } from '../errors/api-error.js';

type Apis = ServiceApis & Readonly<{ identity: ServiceClient<typeof identityApi> | null }>;
type Data = Readonly<Record<string, unknown>>;
type Input = Readonly<{ id: unknown; query: unknown; body: unknown }>;
type Handle = (input: Input, caller: Caller, after?: Position) => Promise<unknown>;
type Client = Readonly<{
  commands: Readonly<Record<string, (data: Data, context: CommandContext) => Promise<CommandAnswer>>>;
  queries: Readonly<Record<string, (data: Data, context: QueryContext) => Promise<unknown>>>;
}>;

const dataOf = ({ key }: Call, { id, query, body }: Input): Data => ({
  ...(query as Data | undefined),
  ...(body as Data | undefined),
  ...(key !== undefined && { [key]: id }),
});

const apiOf = (service: string): AnyServiceApi =>
  service === identityApi.name ? identityApi : services[service as keyof typeof services].api;

/** Adds a handler for each call that `sends` a command or `asks` a query; `call` has checked the types of both. */
export const passOn = (handlers: Handlers<CallName>, apis: Apis): AllHandlers => {
  const all = { ...handlers } as Record<string, Handle>;

  const named = <Part extends 'commands' | 'queries'>(part: Part, name: string): Client[Part][string] => {
    const [service = '', message = ''] = name.split('.');
    const client = apis[service as keyof Apis] as Client | null;
    if (!client) throw new ApiError('sign_in_elsewhere');
    return client[part][message] as Client[Part][string];
  };
  const partOf = (query: string, data: Data): Data => {
    const [service = '', message = ''] = query.split('.');
    const question = apiOf(service).queries[message]?.question as z.ZodObject;
    return Object.fromEntries(Object.keys(question.shape).map((key) => [key, data[key]]));
  };

  const asking =
    (call: Call, name: string): Handle =>
    async (input, caller, after) => {
      const answer = await named('queries', name)(dataOf(call, input), queryContext(caller, after));
      if (answer === null && call.missing) throw new ApiError(call.missing);
      return answer;
    };
  const sending =
    (call: Call, name: string): Handle =>
    async (input, caller) => {
      const data = dataOf(call, input);
      const after = accepted(await named('commands', name)(data, commandContext(caller)));
      if (call.until) await shown(named('queries', call.until)(partOf(call.until, data), queryContext(caller, after)));
      return call.answers === undefined
        ? undefined
        : all[call.answers]?.({ id: input.id, query: undefined, body: undefined }, caller, after);
    };

  for (const [name, call] of Object.entries<Call>(calls)) {
    if (call.asks) all[name] = asking(call, call.asks);
    if (call.sends) all[name] = sending(call, call.sends);
  }
  return all as AllHandlers;
};
