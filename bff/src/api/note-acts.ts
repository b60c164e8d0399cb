import { randomUUID } from 'node:crypto';
import { calls, type CallName } from '@lendring/contracts/http/calls.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import type { ActCode, ActSubject } from '@lendring/contracts/moderation/acts.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { Doors } from '@lendring/platform/runtime/doors/doors.js';
import { accepted, ApiError } from './api-error.js';
import { commandContext, queryContext, type Caller, type Handlers } from './handlers.js';
import { staffActs, type StaffAct } from './staff-acts.js';

/** The doors that this asks: who owns a thing, and where acts are kept. */
export type NotingDoors = Readonly<{
  moderation: Readonly<{ commands: Pick<Doors['moderation']['commands'], 'noteAct' | 'noteActRefused'> }>;
  billing: Readonly<{ queries: Pick<Doors['billing']['queries'], 'anyInvoice' | 'adOwner'> }>;
}>;

type Input = Readonly<{ id: unknown; query: unknown; body: unknown }>;
type Handle = (input: Input, caller: Caller) => Promise<unknown>;

const ACTS = '7f1f7c0e-6a8e-4b32-9d0c-1f6f0a6b7c93';
/** Who reads the same thing again within ten minutes has one entry. */
const AGAIN_MS = 600_000;

/** One entry for each click, and for each reading within ten minutes. */
const actIdOf = ({ commandId, userId, at }: Caller, act: ActCode, subject: ActSubject | null, writes: boolean) =>
  writes
    ? derivedId(ACTS, `click ${commandId} ${act}`)
    : derivedId(ACTS, `${userId} ${act} ${subject?.id ?? ''} ${Math.floor(Date.parse(at) / AGAIN_MS)}`);

const ownerIn =
  ({ billing: { queries } }: NotingDoors) =>
  async (caller: Caller, subject: ActSubject | null): Promise<UserId | null> => {
    switch (subject?.kind) {
      case 'user':
        return subject.id;
      case 'invoice':
        return (await queries.anyInvoice({ invoiceId: subject.id }, queryContext(caller)))?.userId ?? null;
      case 'ad':
        return queries.adOwner({ adId: subject.id }, queryContext(caller));
      // Moderation knows itself whose cases and reasons to look these are; feedback is about nobody.
      case 'case':
      case 'hint':
      case 'feedback':
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
  // Each a click of its own: an id that is noted already decides that nothing happens.
  const own = (caller: Caller) => ({ ...commandContext(caller), commandId: randomUUID() });

  const noting =
    (name: CallName, handle: Handle, { act: code, on }: StaffAct<Input>): Handle =>
    async (input, caller) => {
      const writes = calls[name].method !== 'GET';
      const act = typeof code === 'function' ? code(input) : code;
      const subject = on?.(input) ?? null;
      const actId = actIdOf(caller, act, subject, writes);
      const note = async () =>
        void accepted(await noteAct({ actId, act, subject, about: await ownerOf(caller, subject) }, own(caller)));
      if (!writes) {
        const answer = await handle(input, caller);
        await note();
        return answer;
      }
      await note();
      try {
        return await handle(input, caller);
      } catch (error) {
        if (error instanceof ApiError) await noteActRefused({ actId, refusal: error.code }, own(caller));
        throw error;
      }
    };

  const noted = Object.entries(staffActs).flatMap(([name, how]) =>
    // The table names calls alone, and the line of a call takes the input of that call.
    how
      ? [[name, noting(name as CallName, handlers[name as CallName] as Handle, how as StaffAct<Input>)] as const]
      : [],
  );
  return { ...handlers, ...(Object.fromEntries(noted) as Partial<Handlers<CallName>>) };
};
