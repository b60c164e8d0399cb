import type { LegalName, LegalState, LegalVersion } from '@lendring/contracts/installation/legal-text.js';
import type { installationDoor } from '@lendring/contracts/installation/queries.js';
import type { InstallationRefusal } from '@lendring/contracts/installation/refusals.js';
import { hasRight, type CommandAnswer } from '@lendring/contracts/kernel/door.js';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import { timeZones } from '@lendring/contracts/rules/time-zones.js';
import type { DoorHandlers } from '@lendring/platform/runtime/doors/door.js';
import type { CommandCall, CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import { changeLegalText, putBackLegalText, type LegalAct, type LegalTextDecision } from '../legal-text/decide.js';
import { readsInTime } from '../markdown/reads-in-time.js';
import { legalTextAggregate, type LegalTextState } from '../legal-text/legal-text.js';
import { legalVersionId, type LegalTextDocument, type LegalVersionDocument } from '../projections/legal-texts.js';

type Door = typeof installationDoor;
type Queries = DoorHandlers<Door>['queries'];

const no = (code: InstallationRefusal): CommandAnswer => ({ ok: false, refusal: { code } });

/** The effective day of a legal text is a day in the installation's country. */
const todayAt = (at: string) => dayIn(at, timeZones.DE);

/** Commands for legal texts, for admins; other callers get "version not found". */
export const legalTextCommands = ({
  commands,
}: Readonly<{ commands: CommandHandler }>): Pick<CommandHandlers<Door>, 'changeLegalText' | 'putBackLegalText'> => {
  const asAdmin = async (
    { name, after }: Readonly<{ name: LegalName; after: number }>,
    call: CommandCall,
    decide: (state: LegalTextState, act: LegalAct) => LegalTextDecision,
  ): Promise<CommandAnswer> => {
    const { actor, at } = call;
    if (actor.kind !== 'user' || !hasRight(actor, 'admin')) return no('setting_version_not_found');
    const act = { name, by: actor.userId, at, today: todayAt(at), after };
    return commands.on(legalTextAggregate, name, call, (state) => decide(state, act));
  };
  return {
    changeLegalText: async ({ name, after, ...wish }, call) => {
      const { actor } = call;
      const isAdmin = actor.kind === 'user' && hasRight(actor, 'admin');
      if (isAdmin && !(await readsInTime(Object.values(wish.markdown)))) return no('legal_text_slow');
      return asAdmin({ name, after }, call, (state, act) => changeLegalText(state, act, wish));
    },
    putBackLegalText: ({ name, number, after }, call) =>
      asAdmin({ name, after }, call, (state, act) => putBackLegalText(state, act, number)),
  };
};

const versionOf = ({ number, text, from, change, putBack, at }: LegalVersionDocument): LegalVersion => ({
  number,
  text,
  from,
  change,
  putBack,
  at,
});

type Views = Readonly<{ legalVersions: View<LegalVersionDocument>; legalTexts: View<LegalTextDocument> }>;

/** Queries for legal texts: the texts are public, their authors are visible to admins only. */
export const legalTextQueries = ({
  legalVersions,
  legalTexts,
}: Views): Pick<Queries, 'legalText' | 'legalVersions'> &
  Readonly<{ stateOf: (name: LegalName, at: string) => Promise<LegalState> }> => {
  const newest = async (name: LegalName, until?: string): Promise<LegalVersion | null> => {
    const filter = { name, ...(until !== undefined && { from: { $lte: until } }) };
    const [found] = await legalVersions.find({ filter, sort: [['number', -1]], limit: 1 });
    return found ? versionOf(found) : null;
  };
  return {
    stateOf: async (name, at) => {
      const [last, inForce] = await Promise.all([newest(name), newest(name, todayAt(at))]);
      return { inForce, next: last && last.number !== inForce?.number ? last : null };
    },
    legalText: async ({ name, number }) => {
      const id = legalVersionId(name, number);
      const [version, text] = await Promise.all([legalVersions.get(id), legalTexts.get(id)]);
      return version && text ? { ...versionOf(version), markdown: text.markdown } : null;
    },
    legalVersions: async ({ name, paging: { page, size } }, { actor }) => {
      const [found, total] = await Promise.all([
        legalVersions.find({ filter: { name }, sort: [['number', -1]], skip: (page - 1) * size, limit: size }),
        legalVersions.count({ name }),
      ]);
      const isAdmin = hasRight(actor, 'admin');
      return { items: found.map((one) => ({ ...versionOf(one), by: isAdmin ? one.by : null })), total, page, size };
    },
  };
};
