import { decided, refused, type Aggregate, type Decision } from '@lendring/contracts/kernel/decider.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import type { OfferRefusal } from '@lendring/contracts/offer/refusals.js';
import type { TableView, TableViewEvent } from '@lendring/contracts/offer/own-table.js';
import { same } from '@lendring/contracts/rules/same.js';

/** Views in the order in which they were first saved. */
export type TableViewsState = Readonly<{ views: readonly TableView[] }>;

type Decided = Decision<readonly TableViewEvent[], OfferRefusal>;

const evolve = ({ views }: TableViewsState, { type, data }: TableViewEvent): TableViewsState => {
  const isThis = ({ viewId }: TableView) => viewId === data.viewId;
  if (type === 'TableViewRemoved') return { views: views.filter((one) => !isThis(one)) };
  const { viewId, name, query } = data;
  if (name === null || query === null) return { views };
  const saved = { viewId, name, query };
  return { views: views.some(isThis) ? views.map((one) => (isThis(one) ? saved : one)) : [...views, saved] };
};

/** Stream `tableviews-<ownerId>`. */
export const tableViewsAggregate: Aggregate<TableViewsState, TableViewEvent> = {
  category: 'tableviews',
  initialState: { views: [] },
  evolve,
};

export const saveTableView = ({ views }: TableViewsState, ownerId: string, view: TableView): Decided => {
  const known = views.find(({ name }) => name.toLowerCase() === view.name.toLowerCase());
  const saved = { ...view, viewId: known?.viewId ?? view.viewId };
  if (known && same(known, saved)) return decided([]);
  const isNew = !known && views.every(({ viewId }) => viewId !== view.viewId);
  if (isNew && views.length >= limits.tableViews) return refused('too_many_table_views', { max: limits.tableViews });
  return decided([{ type: 'TableViewSaved', data: { ownerId, ...saved } }]);
};

export const removeTableView = ({ views }: TableViewsState, ownerId: string, viewId: string): Decided =>
  decided(views.some((one) => one.viewId === viewId) ? [{ type: 'TableViewRemoved', data: { ownerId, viewId } }] : []);
