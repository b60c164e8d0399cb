import type { LegalName } from '@lendring/contracts/installation/legal-texts.js';
import type { installationApi } from '@lendring/contracts/installation/queries.js';
import type { InstallationRefusal } from '@lendring/contracts/installation/refusals.js';
import { hasRight, type CommandAnswer, refuse } from '@lendring/contracts/kernel/service-api.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandCall, CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { Ports, Views } from '../ports.js';
import { changeLegalText, putBackLegalText, type LegalAct, type LegalTextDecision } from './decide.js';
import { legalTextAggregate, type LegalTextState } from './legal-text.aggregate.js';
import { todayAt, versionOf } from './legal-state.js';
import { legalVersionId } from './projection.js';
import { readsInTime } from './reads-in-time.js';

type ServiceApi = typeof installationApi;

/** Commands for legal texts, for admins; other callers get "version not found". */
const legalTextCommands = ({
  commands,
}: Pick<Ports, 'commands'>): Pick<CommandHandlers<ServiceApi>, 'changeLegalText' | 'putBackLegalText'> => {
  const asAdmin = async (
    { name, after }: Readonly<{ name: LegalName; after: number }>,
    call: CommandCall,
    decide: (state: LegalTextState, act: LegalAct) => LegalTextDecision,
  ): Promise<CommandAnswer> => {
    const { actor, at } = call;
    if (actor.kind !== 'user' || !hasRight(actor, 'admin'))
      return refuse<InstallationRefusal>('setting_version_not_found');
    const act = { name, by: actor.userId, at, today: todayAt(at), after };
    return commands.on(legalTextAggregate, name, call, (state) => decide(state, act));
  };
  return {
    changeLegalText: async ({ name, after, ...wish }, call) => {
      const { actor } = call;
      const isAdmin = actor.kind === 'user' && hasRight(actor, 'admin');
      if (isAdmin && !(await readsInTime(Object.values(wish.markdown))))
        return refuse<InstallationRefusal>('legal_text_slow');
      return asAdmin({ name, after }, call, (state, act) => changeLegalText(state, act, wish));
    },
    putBackLegalText: ({ name, number, after }, call) =>
      asAdmin({ name, after }, call, (state, act) => putBackLegalText(state, act, number)),
  };
};

/** Queries for legal texts: the texts are public, their authors are visible to admins only. */
const legalTextQueries = ({
  legalVersions,
  legalTexts,
}: Pick<Views, 'legalVersions' | 'legalTexts'>): Pick<
  ServiceHandlers<ServiceApi>['queries'],
  'legalText' | 'legalVersions'
> => ({
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
});

/** Terms, terms of use, privacy and imprint in versions with their effective day (ADR 97). */
export const legalTexts = ({ commands, read }: Pick<Ports, 'commands' | 'read'>) =>
  ({ commands: legalTextCommands({ commands }), queries: legalTextQueries(read) }) satisfies Capability;
