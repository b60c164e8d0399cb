import { Controller, Inject, type Type } from '@nestjs/common';
import { MessagePattern, RpcException } from '@nestjs/microservices';
import { PARAM_ARGS_METADATA } from '@nestjs/microservices/constants.js';
import {
  commandMessage,
  pattern,
  queryMessage,
  type AnyServiceApi,
  type CommandAnswer,
  type CommandContext,
  type QueryContext,
} from '@lendring/contracts/kernel/service-api.js';
import type { Position } from '@lendring/contracts/kernel/ids.js';
import { stateApi, type ServiceState } from '@lendring/contracts/kernel/service-state.js';
import * as z from 'zod';
import { noTelemetry, type Telemetry } from '../../telemetry/telemetry.js';
import { inSpan } from '../../telemetry/tracing.port.js';
import { EngineUnavailable } from '../../base/engine-unavailable.js';
import { ServiceUnavailable, type AwayAnswer } from '../../rpc/api-errors.js';
import type { Schema } from '@lendring/contracts/kernel/schema.js';

/** Handlers of a service API, one per message; data is already validated by the message's schema. */
export type ServiceHandlers<D extends AnyServiceApi> = Readonly<{
  commands: {
    readonly [Name in keyof D['commands']]: (
      data: z.output<D['commands'][Name]>,
      context: CommandContext,
    ) => Promise<CommandAnswer>;
  };
  queries: {
    readonly [Name in keyof D['queries']]: (
      data: z.output<D['queries'][Name]['question']>,
      context: QueryContext,
    ) => Promise<z.input<D['queries'][Name]['answer']>>;
  };
}>;

export type WaitFor = (position: Position, timeoutMs: number) => Promise<boolean>;

export type ApiProvided = Readonly<{
  handlers: ServiceHandlers<AnyServiceApi>;
  waitFor: WaitFor;
  telemetry?: Telemetry;
  /** Service state; absent for services without background parts. */
  state?: () => Promise<ServiceState>;
}>;

/**
 * Milliseconds for which a query waits for `context.after`. After that, the query answers with the current data, or
 * with `service_unavailable` if it found none.
 */
const AFTER_LIMIT_MS = 2_000;

type Answer = (provided: ApiProvided, message: unknown) => Promise<unknown>;

const parse = <Message extends Schema>(schema: Message, name: string, message: unknown): z.output<Message> => {
  const parsed = z.safeParse(schema, message);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
  throw new RpcException({ code: 'invalid_message', pattern: name, issues });
};

const answersOf = (api: AnyServiceApi): readonly (readonly [method: string, pattern: string, answer: Answer])[] => [
  ...Object.entries(api.commands).map(([name, schema]) => {
    const message = commandMessage(schema);
    const at = pattern(api, name);
    const answer: Answer = async ({ handlers, telemetry = noTelemetry }, sent) => {
      const count = (code: string): void => telemetry.metrics.command(api.name, name, code);
      try {
        const { data, context } = parse(message, at, sent);
        const answered = await present(handlers.commands[name], at)(data, context);
        count(answered.ok ? 'ok' : answered.refusal.code);
        return answered;
      } catch (error) {
        count('failed');
        throw error;
      }
    };
    return [`command ${name}`, at, answer] as const;
  }),
  ...Object.entries(api.queries).map(([name, { question }]) => {
    const message = queryMessage(question);
    const at = pattern(api, name);
    const answer: Answer = async ({ handlers, waitFor }, sent) => {
      const { data, context } = parse(message, at, sent);
      const shows = context.after === undefined || (await waitFor(context.after, AFTER_LIMIT_MS));
      const answered = await present(handlers.queries[name], at)(data, context);
      // Report unavailability so that the caller retries: a document just written may not be visible yet.
      if (answered === null && !shows) throw new ServiceUnavailable(api.name);
      return answered;
    };
    return [`query ${name}`, at, answer] as const;
  }),
];

const nothingRuns: ServiceState = { engines: {}, followers: [], backupAt: null };

const stateAnswer = (service: string): readonly [method: string, pattern: string, answer: Answer] => {
  const api = stateApi(service);
  const at = pattern(api, 'serviceState');
  const message = queryMessage(api.queries.serviceState.question);
  return [
    'query serviceState',
    at,
    async ({ state }, sent) => {
      parse(message, at, sent);
      return (await state?.()) ?? nothingRuns;
    },
  ];
};

/**
 * Convert outages to an explicit error: Nest masks unknown errors, but callers need to know that another service or
 * an engine is down.
 */
const outward = (error: unknown): never => {
  if (error instanceof EngineUnavailable)
    throw new RpcException({ code: 'service_unavailable', service: error.engine } satisfies AwayAnswer);
  throw error instanceof ServiceUnavailable
    ? new RpcException({ code: 'service_unavailable', service: error.service } satisfies AwayAnswer)
    : error;
};

const present = <Handler>(handler: Handler | undefined, at: string): Handler => {
  if (!handler) throw new Error(`No handler for ${at}: add it to the handlers of the service API`);
  return handler;
};

/**
 * Nest controller with one message handler per command and query, and one for the service state. It injects {@link
 * DoorProvided} by `token`. A message that does not match its schema is answered with `{ code: 'invalid_message',
 * pattern, issues }`, an unavailable dependency with `{ code: 'service_unavailable', service }`.
 */
export const apiController = (api: AnyServiceApi, token: symbol | string): Type => {
  class ApiController {
    constructor(readonly provided: ApiProvided) {}
  }
  Object.defineProperty(ApiController, 'name', { value: `${api.name}Api` });
  Inject(token)(ApiController, undefined, 0);
  for (const [method, at, answer] of [...answersOf(api), stateAnswer(api.name)]) {
    const descriptor: PropertyDescriptor = {
      value(this: ApiController, message: unknown): Promise<unknown> {
        const { tracing } = this.provided.telemetry ?? noTelemetry;
        return inSpan(
          tracing,
          {
            name: at,
            kind: 'server',
            attributes: { 'rpc.service': api.name, 'rpc.method': at.slice(api.name.length + 1) },
          },
          () => answer(this.provided, message),
        ).catch(outward);
      },
      writable: true,
      configurable: true,
    };
    Object.defineProperty(ApiController.prototype, method, descriptor);
    MessagePattern(at)(ApiController.prototype, method, descriptor);
    // Declare no parameters, so that Nest passes the message on without running its pipes, of which there are none.
    Reflect.defineMetadata(PARAM_ARGS_METADATA, {}, ApiController, method);
  }
  Controller()(ApiController);
  return ApiController;
};
