import { randomUUID } from 'node:crypto';
import { LangInBody, LangInQuery } from '@lendring/contracts/http/envelope.js';
import * as z from 'zod';
import { isWrite, type Call } from '@lendring/contracts/http/call.js';
import { calls, type CallName } from '@lendring/contracts/http/calls.js';
import type { CustomHeader } from '@lendring/platform/runtime/settings/config.js';
import { isArea, mayDo } from '@lendring/contracts/kernel/rights.js';
import type { Clock } from '@lendring/platform/base/clock.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { FastifyRequest } from 'fastify';
import { type Standing, suspensionRefusal } from '@lendring/contracts/account/suspension.js';
import type { Bearer } from '../caller/bearer.js';
import type { Standings } from '../caller/standings.js';
import type { NoteActivity } from '../caller/activity.js';
import { ApiError } from '../errors/api-error.js';
import { validate } from '../errors/validate.js';
import { looksLikeKey, type ApiKeys } from '../partner/api-keys.js';
import type { Caller } from '../caller/handlers.js';
import type { NoteAttempt } from '../audit/note-acts.js';
import type { Gate } from '../settings/gate.js';
import { languageOf } from '../http/language.js';

export const CALLERS = Symbol('callers');

/**
 * Resolves the caller of a request: user, roles, locale and command id. @throws ApiError `sign_in_needed` for visitors,
 * `not_open_yet` before the opening, `role_needed` or `admin_needed` without the role, `account_deleted`, or
 * `account_suspended` for writes barred by a suspension
 */
export type Callers = Readonly<{ of: (request: FastifyRequest, call: CallName) => Promise<Caller> }>;

const COMMANDS = 'b4f6c9de-6d1e-4c7a-9a53-8b3f0a1d2c4e';
const text = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);

const langField = (request: FastifyRequest): unknown =>
  (request.query as { lang?: unknown } | undefined)?.lang ?? (request.body as { lang?: unknown } | undefined)?.lang;

/**
 * CSRF protection: requires a header that other sites cannot send. Applies to writes by visitors and to cookie
 * authentication. @throws ApiError `forbidden`
 */
export const fromOurPages = (request: FastifyRequest, { name, value }: CustomHeader): void => {
  if (text(request.headers[name]) !== value) throw new ApiError('forbidden');
};

const [InQuery, InBody] = [z.object({ lang: LangInQuery }), z.object({ lang: LangInBody })];

/**
 * Checks the `lang` field of every call (spec §7). Unknown query fields are ignored; a query field with an empty name
 * is an error. @throws ApiError `invalid_input`
 */
export const checkFields = ({ query, body }: Pick<FastifyRequest, 'query' | 'body'>): void => {
  const { lang, '': nameless } = query as { lang?: unknown; ''?: unknown };
  if (nameless !== undefined) throw new ApiError('invalid_input', {}, [{ path: '', code: 'unknown_field' }]);
  validate(InQuery, { lang });
  if (isFields(body)) validate(InBody, { lang: body['lang'] });
};

export const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

export const localeOf = (request: FastifyRequest) => languageOf(langField(request), request.headers['accept-language']);

const nobody: Standing = { roles: [], suspended: null };

type Options = Readonly<{
  bearer: Bearer;
  standings: Standings;
  keys: ApiKeys;
  clock: Clock;
  header: CustomHeader;
  noteAttempt: NoteAttempt;
  noteActivity: NoteActivity;
  gate: Pick<Gate, 'letsIn'>;
}>;

export const createCallers = ({
  bearer,
  standings,
  keys,
  clock,
  header,
  noteAttempt,
  noteActivity,
  gate,
}: Options): Callers => ({
  of: async (request, call) => {
    const { authorization } = request.headers;
    const { access, whenSuspended, whenDeleted, evenClosed }: Call = calls[call];
    const writes = isWrite(calls[call]);
    const forKeys = access === 'key';
    if (!forKeys && looksLikeKey(authorization)) throw new ApiError('key_not_allowed');
    checkFields(request);
    const apiKey = forKeys ? await keys.of(authorization) : null;
    const bearing = apiKey ? null : await bearer.of(authorization);
    const bearerId = bearing?.userId ?? null;
    if (access !== 'anyone' && !forKeys && !bearerId) throw new ApiError('sign_in_needed');
    const asked = access === 'admin' || isArea(access) ? access : null;
    const look = asked ? standings.now : writes ? standings.fresh : standings.cached;
    const standing = bearerId ? await look(bearerId) : nobody;
    const isGone = standing.deleted === true && !whenDeleted;
    if (isGone && access !== 'anyone') throw new ApiError('account_deleted');
    const userId = isGone ? null : bearerId;
    const { roles, suspended } = isGone ? nobody : standing;
    if (access === 'anyone' && !evenClosed && !userId && !(await gate.letsIn(request)))
      throw new ApiError('not_open_yet');
    if (writes && access === 'anyone') fromOurPages(request, header);
    if (writes && suspended && !whenSuspended) {
      const { code, params } = suspensionRefusal(suspended, localeOf(request));
      throw new ApiError(code, params);
    }
    const callerWith = (commandId: string): Caller => ({
      userId,
      session: (userId && bearing?.session) || null,
      roles,
      suspended,
      key: apiKey,
      locale: localeOf(request),
      at: clock.now(),
      requestId: String(request.id),
      commandId,
      address: request.ip,
    });
    if (asked && !mayDo(roles, asked)) {
      const refusal = asked === 'admin' ? 'admin_needed' : 'role_needed';
      // Record attempts by staff only; otherwise any visitor could fill the audit log.
      if (roles.length > 0) await noteAttempt(call, callerWith(randomUUID()), refusal);
      throw new ApiError(refusal);
    }
    const key = text(request.headers['idempotency-key']);
    if (key !== undefined && (key.length < 8 || key.length > 128)) {
      throw new ApiError('invalid_input', {}, [{ path: 'Idempotency-Key', code: 'format' }]);
    }
    const caller = callerWith(
      key && writes ? derivedId(COMMANDS, `${userId ?? 'visitor'}:${call}:${key}`) : randomUUID(),
    );
    noteActivity(call, caller);
    return caller;
  },
});
