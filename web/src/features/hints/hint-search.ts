import type { Query } from '@lendring/contracts/http/calls.js';
import { hintKinds, type hintStates } from '@lendring/contracts/moderation/hint-limits.js';
import { localeCodes, type Locale } from '../../i18n/locale.js';
import { isUuid, readPage } from '../../lib/links/search-params.js';
import { readTable, type TableSearch } from '../../parts/table/table-search.js';

export type HintKind = (typeof hintKinds)[number];
type State = Exclude<(typeof hintStates)[number], 'open'> | 'all';

type HintSort = NonNullable<Query<'hints'>['sort']>;
const sorts = ['-severity', 'severity', 'at', '-at'] as const satisfies readonly HintSort[];

export const hintColumns = ['severity', 'kind', 'owner', 'language', 'state', 'at'] as const;
export type HintColumn = (typeof hintColumns)[number];
export const usualHintColumns: readonly HintColumn[] = ['severity', 'kind', 'owner', 'at'];

export type HintSearch = TableSearch<HintSort> &
  Readonly<{
    state?: State;
    kind?: HintKind;
    language?: Locale;
    user?: string;
    page?: number;
    /** Id of the opened hint; the list's parameters stay in the URL for the way back. */
    hint?: string;
  }>;

const states: readonly State[] = ['fine', 'case', 'gone', 'all'];
export const hintStateOptions = ['open', ...states] as const;

const isOneOf = <One extends string>(all: readonly One[], value: unknown): value is One =>
  all.some((one) => one === value);

export const readHintSearch = (raw: Readonly<Record<string, unknown>>): HintSearch => {
  const { state, kind, language, user, hint } = raw;
  return {
    ...(isOneOf(states, state) && { state }),
    ...(isOneOf(hintKinds, kind) && { kind }),
    ...(isOneOf(localeCodes, language) && { language }),
    ...(typeof user === 'string' && isUuid(user) && { user }),
    ...readTable(raw, sorts),
    ...readPage(raw),
    ...(typeof hint === 'string' && isUuid(hint) && { hint }),
  };
};

export const usualHintSort = ({ state }: HintSearch): HintSort => (state === undefined ? '-severity' : '-at');

export const hintQuestion = ({ state, kind, language, user, sort, page = 1 }: HintSearch): Query<'hints'> => ({
  state: state ?? 'open',
  ...(kind && { kind }),
  ...(language && { language }),
  ...(user !== undefined && { user_id: user }),
  ...(sort && { sort }),
  page,
});
