import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { CustomHeader } from '@lendring/platform/runtime/settings/config.js';
import type { FastifyRequest } from 'fastify';
import type { Sent } from './bodies.js';

export const OWN_PAGES = Symbol('own pages');
/** `header`: custom header that pages of other sites cannot send. */
export type OwnPages = Readonly<{ publicUrl: string; header: CustomHeader }>;

/** CSRF guard: requires the custom header from scripts and a same-origin request from plain forms. */
@Injectable()
export class OwnPageGuard implements CanActivate {
  constructor(@Inject(OWN_PAGES) private readonly own: OwnPages) {}

  canActivate(context: ExecutionContext): boolean {
    const { headers, body } = context.switchToHttp().getRequest<FastifyRequest<{ Body?: Sent }>>();
    const { publicUrl, header } = this.own;
    if (!body?.form) return headers[header.name] === header.value;
    return (
      headers.origin === publicUrl || (headers.origin === undefined && headers['sec-fetch-site'] === 'same-origin')
    );
  }
}
