import { isRefused } from '@lendring/contracts/kernel/decider.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import type { CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import type { ImportProblem, ImportRow, WantedPicture } from '@lendring/contracts/offer/import.js';
import { importLimits } from '@lendring/contracts/offer/import-limits.js';
import type { offerApi } from '@lendring/contracts/offer/queries.js';
import { same } from '@lendring/contracts/rules/same.js';
import { sheetHeadOf } from '@lendring/contracts/rules/offer-sheet-heads.js';
import { createBreather } from '@lendring/platform/base/breather.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { CommandCall, CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { OfferDefaults } from '@lendring/contracts/offer/defaults.js';
import { defaultsAggregate, offerDefaultsIn } from '../defaults/defaults.aggregate.js';
import { draft } from '../drafts/decide.js';
import { draftsAggregate } from '../drafts/drafts.aggregate.js';
import { offerAggregate } from '../offer/offer.aggregate.js';
import type { Ports } from '../ports.js';
import { planRow, problemOf } from './plan.js';

export type ApplyDeps = Pick<Ports, 'commands' | 'load' | 'offers' | 'categories' | 'downloads'> &
  Readonly<{ edit: CommandHandlers<typeof offerApi>['edit'] }>;

type Part = Readonly<{ ownerId: string; importId: string; head: readonly string[]; locale: Locale; at: string }>;
type Applied = Readonly<{
  created: number;
  changed: number;
  same: number;
  problems: readonly ImportProblem[];
  /** Pictures from the web that the offers lack. */
  wanted: readonly WantedPicture[];
}>;

/**
 * Applies rows as the owner's own commands. Command ids and offer ids derive from import and line, so that rows applied
 * again after a crash create nothing twice.
 */
export const applyRows = ({ commands, load, offers, categories, downloads: { targets }, edit }: ApplyDeps) => {
  const begin = (
    call: CommandCall,
    ownerId: string,
    offerId: string,
    defaults: OfferDefaults,
  ): Promise<CommandAnswer> =>
    commands.execute(call, async (unit) => {
      const { state } = await unit.load(offerAggregate, offerId);
      await unit.load(draftsAggregate, ownerId);
      const decision = draft(state, { offerId, userId: ownerId }, call.locale, { defaults });
      if (isRefused(decision) || decision.events.length === 0) return decision;
      unit.append(offerAggregate, offerId, decision.events);
      unit.append(draftsAggregate, ownerId, [{ type: 'DraftBegun', data: { offerId, ownerId } }]);
      return decision;
    });

  return async (part: Part, rows: readonly ImportRow[]): Promise<Applied> => {
    const { ownerId, importId, locale, at } = part;
    const defaults = offerDefaultsIn(await load(defaultsAggregate, ownerId));
    const context = { heads: part.head.map(sheetHeadOf), tree: categories.tree(), importId, targets, defaults };
    const drafts = await offers.count({ ownerId, beneath: 'draft' });
    const sum = { created: 0, changed: 0, same: 0 };
    const problems: ImportProblem[] = [];
    const wanted: WantedPicture[] = [];
    const callFor = (line: number, step: 'draft' | 'edit'): CommandCall => ({
      commandId: derivedId(importId, `${line} ${step}`),
      actor: { kind: 'user', userId: ownerId, roles: [] },
      at,
      locale,
      requestId: importId,
      asks: { import: importId, line, step },
    });
    const breathe = createBreather();
    for (const row of rows) {
      await breathe();
      const planned = await planRow({ load })(ownerId, row, context);
      const { line, offerId, state, isNew, changes, pictures } = planned;
      if (planned.problems.length > 0) {
        problems.push(...planned.problems);
        continue;
      }
      if (isNew && state.status === 'absent' && drafts + sum.created >= importLimits.drafts) {
        problems.push({ line, column: null, code: 'import_drafts_full', params: { max: importLimits.drafts } });
        continue;
      }
      const begun = isNew ? await begin(callFor(line, 'draft'), ownerId, offerId, defaults) : null;
      const answer = begun && !begun.ok ? begun : await edit({ offerId, changes }, callFor(line, 'edit'));
      if (!answer.ok) {
        // Retry the whole part, because other commands were faster for a moment.
        if (answer.refusal.code === 'busy') throw new Error(`The offer of line ${line} is busy`);
        problems.push(problemOf(answer.refusal, line, context));
        continue;
      }
      for (const one of pictures.missing)
        if (one.kind === 'address')
          wanted.push({ line, column: pictures.column, picture: one.picture, offerId, address: one.address });
      if (isNew) sum.created += 1;
      else if (same(state, await load(offerAggregate, offerId))) sum.same += 1;
      else sum.changed += 1;
    }
    return { ...sum, problems, wanted };
  };
};
