import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { isWrite } from '@lendring/contracts/http/call.js';
import { calls, type CallName } from '@lendring/contracts/http/calls.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import type { Right } from '@lendring/contracts/kernel/rights.js';
import type { ActCode, ActListed, ActSubject } from '@lendring/contracts/moderation/acts.js';
import { statusOf } from '@lendring/contracts/texts/messages.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { Doors } from '@lendring/platform/runtime/doors/doors.js';
import { accepted, ApiError } from './api-error.js';
import { commandContext, queryContext, type Caller, type Handlers } from './handlers.js';
import { staffActs, type StaffAct } from './staff-acts.js';

/** The doors that this asks: who owns a thing, and where acts are kept. */
export type NotingDoors = Readonly<{
  moderation: Readonly<{ commands: Pick<Doors['moderation']['commands'], 'noteAct' | 'noteActRefused'> }>;
  billing: Readonly<{ queries: Pick<Doors['billing']['queries'], 'anyInvoice' | 'transfer' | 'adOwner'> }>;
}>;

type Input = Readonly<{ id: unknown; query: unknown; body: unknown }>;
type Handle = (input: Input, caller: Caller) => Promise<unknown>;

const ACTS = '7f1f7c0e-6a8e-4b32-9d0c-1f6f0a6b7c93';
const SERVER_ERROR = 500;
/** Who reads the same thing again within ten minutes has one entry. */
const AGAIN_MS = 600_000;

/** So many attempts are remembered, so that one who tries on and on does not ask the log each time. */
const REMEMBERED = 1_000;

const windowOf = ({ at }: Caller): number => Math.floor(Date.parse(at) / AGAIN_MS);
/** Of a click: the same key with other words, or at another thing, is another act. */
const clickId = ({ commandId }: Caller, name: CallName, input: Input): string =>
  derivedId(ACTS, `click ${commandId} ${name} ${JSON.stringify(input)}`);
/** Of a service that did not answer nobody knows what it did. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && statusOf(error.code) < SERVER_ERROR;
/** Each a click of its own: an id that is noted already decides that nothing happens. */
const own = (caller: Caller) => ({ ...commandContext(caller), commandId: randomUUID() });

const ownerIn =
  ({ billing: { queries } }: NotingDoors) =>
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
      // Moderation knows itself whose cases and reasons to look these are; feedback and settings are about nobody.
      case 'case':
      case 'hint':
      case 'feedback':
      case 'setting':
      case undefined:
        return null;
    }
  };

/**
 * The same handlers; those of staff note in the audit log what is done with them (ADR 93). What changes something is
 * noted before it happens, what is read before anybody sees it: what cannot be noted is not done.
 */
export const noteActs = (handlers: Handlers<CallName>, doors: NotingDoors): Handlers<CallName> => {
  const ownerOf = ownerIn(doors);
  const { noteAct, noteActRefused } = doors.moderation.commands;
  // Ids of entries are read by many: without this nobody tries out of which words one follows.
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
        // The same click, refused in parallel, may have spoken for this one.
        await note(actId, asked);
        return answer;
      } catch (error) {
        if (isRefusal(error)) await noteActRefused({ actId, refusal: error.code }, own(caller));
        throw error;
      }
    };

  const noted = Object.entries(staffActs).flatMap(([name, how]) =>
    // The table names calls alone, and the line of a call takes the input of that call.
    how
      ? [
          [
            name,
            noting(name as CallName, handlers[name as CallName] as Handle, how as StaffAct<Input, unknown>),
          ] as const,
        ]
      : [],
  );
  return { ...handlers, ...(Object.fromEntries(noted) as Partial<Handlers<CallName>>) };
};

/** Notes that somebody of the staff asked for a call, or opened a page, that their roles do not open. */
export type NoteAttempt = (name: CallName | `page ${Right}`, caller: Caller, refusal: string) => Promise<void>;

/**
 * Attempts of staff in the audit log: one entry for each call within ten minutes, however often it is tried.
 * Nothing of what was asked for is in it, for nobody has checked that.
 */
export const noteAttempts = ({ moderation: { commands } }: Pick<NotingDoors, 'moderation'>): NoteAttempt => {
  const noted = new Set<string>();
  return async (name, caller, refusal) => {
    const lines: Readonly<Partial<Record<string, StaffAct<never, never> | null>>> = staffActs;
    const code = lines[name]?.act;
    const act: ActCode = typeof code === 'string' ? code : 'attempt_refused';
    const actId = derivedId(ACTS, `attempt ${caller.userId} ${name} ${windowOf(caller)}`);
    if (noted.has(actId)) return;
    accepted(await commands.noteAct({ actId, act, subject: null, about: null }, own(caller)));
    accepted(await commands.noteActRefused({ actId, refusal }, own(caller)));
    if (noted.size >= REMEMBERED) noted.clear();
    noted.add(actId);
  };
};
