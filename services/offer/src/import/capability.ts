import type { ImportProblem, ImportRow } from '@lendring/contracts/offer/import.js';
import { isRefused, refused } from '@lendring/contracts/kernel/decider.js';
import { type CommandAnswer, refuse } from '@lendring/contracts/kernel/service-api.js';
import type { OfferRefusal } from '@lendring/contracts/offer/refusals.js';
import type { offerApi } from '@lendring/contracts/offer/queries.js';
import { headTwice, sheetHeadOf } from '@lendring/contracts/rules/offer-sheet-heads.js';
import { numberKey } from '@lendring/contracts/rules/own-number.js';
import { createBreather } from '@lendring/platform/base/breather.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandCall, CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import { defaultsAggregate, offerDefaultsIn } from '../defaults/defaults.aggregate.js';
import { edit } from '../editing/decide.js';
import { numberStreamId } from '../numbers/claim.js';
import type { OfferDecision } from '../offer/decide.js';
import type { OfferState } from '../offer/offer.aggregate.js';
import type { Ports } from '../ports.js';
import type { ApplyDeps } from './apply-rows.js';
import { addRows, begin, importAggregate, importRowsAggregate, importsAggregate } from './import.aggregate.js';
import { changingColumns, type PlanContext, type Planned, planRow, problemOf } from './plan.js';
import { numberOf } from './read-row.js';
import { type PicturesDeps, whenPicturesAreStoredThenDownload } from './when-pictures-are-stored-then-download.js';
import { whenRowsAreStoredThenApply } from './when-rows-are-stored-then-apply.js';

type Deps = ApplyDeps & PicturesDeps & Pick<Ports, 'ownerPlace' | 'stock'>;
type Queries = Pick<ServiceHandlers<typeof offerApi>['queries'], 'checkImport' | 'lastImport'>;

/** Import of offers from a spreadsheet: a dry run, the upload in parts, and a policy that applies the parts. */
export const offerImport = (deps: Deps) => {
  const {
    commands,
    load,
    ownerPlace,
    stock,
    categories,
    downloads: { targets },
  } = deps;
  const own = (call: CommandCall, change: (ownerId: string) => Promise<CommandAnswer>): Promise<CommandAnswer> =>
    call.actor.kind === 'user' ? change(call.actor.userId) : Promise.resolve(refuse<OfferRefusal>('import_unknown'));
  const plan = planRow(deps);

  const handlers: Pick<CommandHandlers<typeof offerApi>, 'beginImport' | 'addImportRows'> = {
    beginImport: ({ importId, total, head }, call) =>
      own(call, (ownerId) =>
        commands.execute(call, async (unit) => {
          const isRead = head
            .map(sheetHeadOf)
            .some((one) => one.kind === 'column' && /^(number|title|link)$/.test(one.name));
          if (!isRead) return refused<OfferRefusal>('import_no_columns');
          if (headTwice(head) !== null) return refused<OfferRefusal>('import_head_twice');
          const { state: imports } = await unit.load(importsAggregate, ownerId);
          const { state } = await unit.load(importAggregate, importId);
          const other =
            imports.last === null || imports.last === importId
              ? null
              : (await unit.load(importAggregate, imports.last)).state;
          const decision = begin(state, { ownerId, importId, total, head, locale: call.locale, at: call.at }, other);
          if (isRefused(decision) || decision.events.length === 0) return decision;
          unit.append(importAggregate, importId, decision.events);
          unit.append(importsAggregate, ownerId, [{ type: 'ImportOpened', data: { ownerId, importId } }]);
          return decision;
        }),
      ),
    addImportRows: ({ importId, from, rows }, call) =>
      own(call, (ownerId) =>
        commands.execute(call, async (unit) => {
          const { state } = await unit.load(importAggregate, importId);
          const heads = state.head.map(sheetHeadOf);
          const numbers = rows.flatMap((row) => {
            const number = numberOf(row, heads);
            return number === null ? [] : [numberStreamId(ownerId, number)];
          });
          const lines = rows.map(({ line }) => line);
          const decision = addRows(state, { ownerId, importId, from, lines, numbers, at: call.at });
          if (isRefused(decision) || decision.events.length === 0) return decision;
          const stored = derivedId(importId, String(from));
          await unit.loadNew(importRowsAggregate, stored);
          unit.append(importAggregate, importId, decision.events);
          unit.append(importRowsAggregate, stored, [
            {
              type: 'ImportRowsStored',
              data: { ownerId, importId, from, head: [...state.head], rows, locale: call.locale },
            },
          ]);
          return decision;
        }),
      ),
  };

  /** Outcome of the edit that a row leads to, without appending. */
  const tried = async ({ state, isNew, offerId, changes }: Planned, ownerId: string, at: string) => {
    const before: OfferState = isNew ? { ...state, ownerId, status: 'draft', beneath: 'draft' } : state;
    const { placeId = before.placeId, commercialOnly, quantity } = changes;
    const isOwnerNeeded = placeId !== before.placeId || commercialOnly === true;
    const owner = isOwnerNeeded ? await ownerPlace.of(ownerId, placeId) : null;
    const wanted = placeId === before.placeId ? { ...changes, placeId: undefined } : changes;
    if (quantity !== undefined && quantity < before.stock.quantity) {
      const units = await stock.unitsInUse(offerId, at);
      if (units > quantity) return refused<OfferRefusal>('import_units_taken', { units });
    }
    return edit(before, { offerId, userId: ownerId }, wanted, owner, [], categories.tree());
  };

  /**
   * All problems of a row. A decision names its first refusal only, so the cell that causes it is left out and the rest
   * is tried again.
   */
  const allProblems = async (
    ownerId: string,
    row: ImportRow,
    planned: Planned,
    first: OfferDecision,
    context: PlanContext,
    at: string,
  ): Promise<ImportProblem[]> => {
    const problems = [...planned.problems];
    let decision = first;
    let cells = row.cells;
    while (isRefused(decision)) {
      const found = problemOf(decision.refusal, row.line, context);
      const { column } = found;
      const isKnown = problems.some((one) => one.column === column);
      if (!isKnown) problems.push(found);
      // Without its own number, the row would be another offer's.
      if (column === null || isKnown || !cells[column] || context.heads[column]?.kind !== 'column') break;
      if (numberOf(row, context.heads) === cells[column].trim()) break;
      cells = cells.with(column, '');
      decision = await tried(await plan(ownerId, { ...row, cells }, context), ownerId, at);
    }
    return problems;
  };

  const queries: Queries = {
    async checkImport({ head, rows, importId }, { actor, at }) {
      if (actor.kind !== 'user') return null;
      const { userId } = actor;
      const heads = head.map(sheetHeadOf);
      const defaults = offerDefaultsIn(await load(defaultsAggregate, userId));
      const isOwn = importId !== undefined && (await load(importAggregate, importId)).ownerId === userId;
      const context = { heads, tree: categories.tree(), importId: isOwn ? importId : userId, targets, defaults };
      const checked = [];
      const breathe = createBreather();
      for (const row of rows) {
        await breathe();
        const planned = await plan(userId, row, context);
        const number = numberOf(row, heads);
        const decision = await tried(planned, userId, at);
        const problems = await allProblems(userId, row, planned, decision, context, at);
        const events = !isRefused(decision) ? decision.events.length : 0;
        const does =
          problems.length > 0
            ? ('refused' as const)
            : planned.isNew
              ? ('create' as const)
              : events > 0 || planned.changes.quantity !== undefined || planned.pictures.missing.length > 0
                ? ('change' as const)
                : ('nothing' as const);
        checked.push({
          line: row.line,
          number: number === null ? null : numberKey(number),
          offerId: planned.state.status === 'absent' ? null : planned.offerId,
          files: planned.pictures.missing.flatMap((one) => (one.kind === 'file' ? [one.name] : [])),
          problems,
          does,
          changes: does === 'change' ? changingColumns(row, planned, context) : [],
        });
      }
      return {
        columns: head.map((one, index) => ({ head: one, reads: heads[index]?.kind !== 'unread' })),
        rows: checked,
      };
    },

    async lastImport(_, { actor }) {
      if (actor.kind !== 'user') return null;
      const { last } = await load(importsAggregate, actor.userId);
      if (last === null) return null;
      const {
        ownerId: _owner,
        at: _at,
        numbers: _numbers,
        lastLine: _line,
        head,
        problems,
        ...progress
      } = await load(importAggregate, last);
      return { ...progress, importId: last, head: [...head], problems: [...problems] };
    },
  };
  return {
    commands: handlers,
    queries,
    policies: [whenRowsAreStoredThenApply(deps), whenPicturesAreStoredThenDownload(deps)],
  } satisfies Capability;
};
