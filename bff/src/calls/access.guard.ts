import {
  createParamDecorator,
  Inject,
  Injectable,
  type CanActivate,
  type CustomDecorator,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { CallName } from '@lendring/contracts/http/calls.js';
import type { FastifyRequest } from 'fastify';
import { CALLERS, type Callers } from './callers.js';
import type { Caller } from '../caller/handlers.js';

export const CallNamed = Reflector.createDecorator<CallName>() as ((name: CallName) => CustomDecorator) &
  Parameters<Reflector['get']>[0];

const callers = new WeakMap<FastifyRequest, Caller>();
const requestOf = (context: ExecutionContext): FastifyRequest => context.switchToHttp().getRequest();

const callerOf = (context: ExecutionContext): Caller => {
  const caller = callers.get(requestOf(context));
  if (!caller) throw new Error(`${context.getHandler().name} needs the caller. Add AccessGuard to it.`);
  return caller;
};

export const Calling = createParamDecorator((_: unknown, context: ExecutionContext) => callerOf(context));

@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    @Inject(CALLERS) private readonly known: Callers,
    @Inject(Reflector) private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = requestOf(context);
    callers.set(request, await this.known.of(request, this.reflector.get(CallNamed, context.getHandler()) as CallName));
    return true;
  }
}
