import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { lruMap } from '@lendring/platform/base/lru-map.js';
import { isWrite } from '@lendring/contracts/http/call.js';
import { calls, type CallName } from '@lendring/contracts/http/calls.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import type { Right } from '@lendring/contracts/kernel/rights.js';
import type { ActCode, ActListed, ActSubject } from '@lendring/contracts/moderation/audit-log.js';
import { statusOf } from '@lendring/contracts/http/messages.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { accepted, ApiError } from '../errors/api-error.js';
import { commandContext, queryContext, type Caller, type AllHandlers } from '../caller/handlers.js';
import { staffActs, type StaffAct } from './staff-acts.js';

export type NotingApis = Readonly<{
  moderation: Readonly<{ commands: Pick<ServiceApis['moderation']['commands'], 'noteAct' | 'noteActRefused'> }>;
  billing: Readonly<{ queries: Pick<ServiceApis['billing']['queries'], 'anyInvoice' | 'transfer' | 'adOwner'> }>;
}>;

type Input = Readonly<{ id: unknown; query: unknown; body: unknown }>;
type Handle = (input: Input, caller: Caller) => Promise<unknown>;

const ACTS = '7f1f7c0e-6a8e-4b32-9d0c-1f6f0a6b7c93';
const SERVER_ERROR = 500;
/** Audit window in milliseconds: repeated reads of one subject within ten minutes share an audit entry. */
const AGAIN_MS = 600_000;

const REMEMBERED = 1_000;

const windowOf = ({ at }: Caller): number => Math.floor(Date.parse(at) / AGAIN_MS);
/** Includes the input in the id, since the same idempotency key with different input is a separate action. */
const clickId = ({ commandId }: Caller, name: CallName, input: Input): string =>
  derivedId(ACTS, `click ${commandId} ${name} ${JSON.stringify(input)}`);
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && statusOf(error.code) < SERVER_ERROR;
const own = (caller: Caller) => ({ ...commandContext(caller), commandId: randomUUID() });

const ownerIn =
  ({ billing: { queries } }: NotingApis) =>
  async (caller: Caller, subject: ActSubject | null): Promise<UserId | null> => {
    switch (subject?.kind) {
      case 'user':
        return subject.id;
      case 'invoice':
        return (await queries.anyInvoice({ invoiceId: subject.id }, queryContext(caller)))?.userId ?? null;
      case 'payment':
        return (await queries.transfer({ paymentId: subject.id }, queryContext(caller)))?.userId ?? null;
      case 'ad':
        return queries.adOwner({ adId: subject.id }, queryContext(caller));
      // These subjects need no owner here: the moderation service finds the owner of cases and hints, and feedback
      // and settings have no owner.
      case 'case':
      case 'hint':
      case 'feedback':
      case 'setting':
      case undefined:
        return null;
    }
  };

/**
 * Wraps staff handlers with the audit log (ADR 93). Writes are recorded before they run and reads before they are
 * answered; a call whose audit entry cannot be stored fails.
 */
export const noteActs = (handlers: AllHandlers, apis: NotingApis): AllHandlers => {
  const ownerOf = ownerIn(apis);
  const { noteAct, noteActRefused } = apis.moderation.commands;
  // Hash the search words with a secret key, because many staff can read entry ids and must not be able to guess the
  // words from them.
  const secret = randomBytes(32);
  const hidden = (words: string): string => createHmac('sha256', secret).update(words).digest('base64url');

  const noting =
    (name: CallName, handle: Handle, { act: code, on, found, rows, apart }: StaffAct<Input, unknown>): Handle =>
    async (input, caller) => {
      const act = typeof code === 'function' ? code(input) : code;
      const note = async (actId: string, subject: ActSubject | null, listed?: ActListed) => {
        const about = await ownerOf(caller, subject);
        accepted(await noteAct({ actId, act, subject, about, ...(listed && { listed }) }, own(caller)));
      };
      const asked = on?.(input) ?? null;
      if (!isWrite(calls[name])) {
        const answer = await handle(input, caller);
        const subject = asked ?? found?.(answer) ?? null;
        const listed = subject || !rows ? undefined : rows(answer).length === 0 ? 'none' : 'several';
        const words = apart ? ` ${hidden(apart(input))}` : '';
        await note(
          derivedId(ACTS, `${caller.userId} ${act} ${subject?.id ?? listed ?? ''} ${windowOf(caller)}${words}`),
          subject,
          listed,
        );
        return answer;
      }
      const actId = clickId(caller, name, input);
      await note(actId, asked);
      try {
        const answer = await handle(input, caller);
        // Record the success again, because a parallel retry of this click may have recorded a refusal in between.
        await note(actId, asked);
        return answer;
      } catch (error) {
        if (isRefusal(error)) await noteActRefused({ actId, refusal: error.code }, own(caller));
        throw error;
      }
    };

  const noted = Object.entries(staffActs).flatMap(([name, how]) =>
    how
      ? [
          [
            name,
            noting(name as CallName, handlers[name as CallName] as Handle, how as StaffAct<Input, unknown>),
          ] as const,
        ]
      : [],
  );
  return { ...handlers, ...(Object.fromEntries(noted) as Partial<AllHandlers>) };
};

export type NoteAttempt = (name: CallName | `page ${Right}`, caller: Caller, refusal: string) => Promise<void>;

/**
 * Records refused attempts by staff, one entry per call within ten minutes. The entry omits the input, which is not
 * validated yet.
 */
export const noteAttempts = ({ moderation: { commands } }: Pick<NotingApis, 'moderation'>): NoteAttempt => {
  const noted = lruMap<string, true>(REMEMBERED);
  return async (name, caller, refusal) => {
    const lines: Readonly<Partial<Record<string, StaffAct<never, never> | null>>> = staffActs;
    const code = lines[name]?.act;
    const act: ActCode = typeof code === 'string' ? code : 'attempt_refused';
    const actId = derivedId(ACTS, `attempt ${caller.userId} ${name} ${windowOf(caller)}`);
    if (noted.has(actId)) return;
    accepted(await commands.noteAct({ actId, act, subject: null, about: null }, own(caller)));
    accepted(await commands.noteActRefused({ actId, refusal }, own(caller)));
    noted.set(actId, true);
  };
};
