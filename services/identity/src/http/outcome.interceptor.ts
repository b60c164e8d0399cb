import {
  Inject,
  Injectable,
  SetMetadata,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { Locale } from '@lendring/contracts/kernel/ids.js';
import { pageAddress } from '@lendring/contracts/pages/address.js';
import type { SignInPage } from '@lendring/contracts/pages/paths.js';
import { TooMany } from '@lendring/platform/base/short-queue.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errors } from 'oidc-provider';
import { catchError, map, of, type Observable } from 'rxjs';
import * as z from 'zod';
import type { Sent } from './bodies.js';
import { createCookies } from './cookies.js';
import { InvalidFields } from './fields.pipe.js';
import type { Outcome } from './outcomes.js';
import { OWN_PAGES, type OwnPages } from './own-page.guard.js';

const PAGE = 'page of the form';
export const OnPage = (page: SignInPage) => SetMetadata(PAGE, page);

const FromPage = z.object({
  locale: Locale.catch('de'),
  email: z.string().max(200).optional().catch(undefined),
  token: z.string().max(400).optional().catch(undefined),
  uid: z
    .string()
    .regex(/^[\w-]{1,100}$/)
    .optional()
    .catch(undefined),
  recovery: z.literal('yes').optional().catch(undefined),
});

/** Retry delay when all password threads are busy. */
const BUSY_SECONDS = 2;
/**
 * Cookie with the typed email address for the page after a redirect, so that no URL contains the address; the page's
 * scripts consume it.
 */
const TYPED = 'lendring_typed';
const TYPED_SECONDS = 60;

/** @throws errors that are not an outcome of a call */
const outcomeOf = (error: unknown): Outcome => {
  if (error instanceof TooMany) return { outcome: 'slow_down', seconds: BUSY_SECONDS };
  if (error instanceof errors.SessionNotFound) return { outcome: 'expired' };
  if (error instanceof InvalidFields) return { outcome: 'invalid', fields: {} };
  throw error;
};

@Injectable()
export class OutcomeInterceptor implements NestInterceptor {
  constructor(
    @Inject(Reflector) private readonly reflector: Reflector,
    @Inject(OWN_PAGES) private readonly own: OwnPages,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler<Outcome>): Observable<Outcome | undefined> {
    const [request, reply] = context.getArgs<[FastifyRequest<{ Body?: Sent }>, FastifyReply]>();
    const page = this.reflector.get<SignInPage>(PAGE, context.getHandler());
    return next.handle().pipe(
      catchError((error: unknown) => of(outcomeOf(error))),
      map((outcome) => {
        void reply.header('cache-control', 'no-store');
        if (request.body?.form) {
          void reply.status(303).header('location', this.nextPage(outcome, page, request.body.fields, reply));
          return undefined;
        }
        const unreadable = outcome.outcome === 'invalid' && Object.keys(outcome.fields).length === 0;
        void reply.status(unreadable ? 400 : 200);
        return outcome;
      }),
    );
  }

  private nextPage(outcome: Outcome, page: SignInPage, fields: unknown, reply: FastifyReply): string {
    const { publicUrl } = this.own;
    const { locale, email, token, uid, recovery } = FromPage.parse(fields ?? {});
    if (outcome.outcome === 'expired') return `/auth/login?locale=${locale}`;
    if ('redirect' in outcome && outcome.redirect !== undefined) return outcome.redirect;
    const problem =
      outcome.outcome === 'invalid' ? (outcome.fields.email ?? outcome.fields.password ?? 'email') : outcome.outcome;
    const search = new URLSearchParams({
      ...(uid ? { uid } : {}),
      ...(recovery ? { recovery } : {}),
      ...(token && outcome.outcome !== 'ok' && outcome.outcome !== 'token_invalid' ? { token } : {}),
      problem,
      ...('seconds' in outcome ? { seconds: String(outcome.seconds) } : {}),
    });
    if (email)
      createCookies(publicUrl)(reply.raw, TYPED, encodeURIComponent(email.slice(0, 200)), {
        seconds: TYPED_SECONDS,
        path: '/',
        readable: true,
      });
    return `${publicUrl}${pageAddress(locale, page)}?${search}`;
  }
}
