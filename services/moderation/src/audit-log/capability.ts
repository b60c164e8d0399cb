import type { Actor, CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import type { ActSubject } from '@lendring/contracts/moderation/audit-log.js';
import type { moderationApi } from '@lendring/contracts/moderation/queries.js';
import type { ModerationRefusal } from '@lendring/contracts/moderation/refusals.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { Ports } from '../ports.js';
import { actAggregate } from './act.aggregate.js';
import { noteAct, noteRefused } from './decide.js';
import { actsQuery } from './query.js';

type Handlers = Pick<CommandHandlers<typeof moderationApi>, 'noteAct' | 'noteActRefused'>;

const unknown: ModerationRefusal = 'act_not_found';
const nobody: CommandAnswer = { ok: false, refusal: { code: unknown } };
const staffIn = (actor: Actor): string | null =>
  actor.kind === 'user' && actor.roles.length > 0 ? actor.userId : null;

/** The audit log: acts and reads of staff, which only admins see (ADR 93). */
export const auditLog = ({ commands, read }: Pick<Ports, 'commands' | 'read'>) => {
  const { cases, hints } = read;
  /** Cases and hints are resolved here; for other subjects the caller supplies the owner. */
  const ownerOf = async (subject: ActSubject | null, about: string | null): Promise<string | null> => {
    if (subject?.kind === 'case') return (await cases.get(subject.id))?.ownerId ?? null;
    return subject?.kind === 'hint' ? ((await hints.get(subject.id))?.ownerId ?? null) : about;
  };
  const handlers: Handlers = {
    noteAct: async ({ actId, act, subject, about, listed }, call) => {
      const by = staffIn(call.actor);
      if (by === null) return nobody;
      const owner = await ownerOf(subject, about);
      return commands.on(actAggregate, actId, call, (state) =>
        noteAct(state, { actId, by, at: call.at }, { act, subject, about: owner, ...(listed && { listed }) }),
      );
    },
    noteActRefused: async ({ actId, refusal }, call) => {
      const by = staffIn(call.actor);
      if (by === null) return nobody;
      return commands.on(actAggregate, actId, call, (state) => noteRefused(state, { actId, by, at: call.at }, refusal));
    },
  };
  return { commands: handlers, queries: { acts: actsQuery(read) } } satisfies Capability;
};
