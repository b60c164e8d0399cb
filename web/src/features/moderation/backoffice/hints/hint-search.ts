import type { Query } from '@lendring/contracts/http/calls.js';
import { hintKinds, type hintStates } from '@lendring/contracts/moderation/hint-limits.js';
import { isLocale, localeCodes, type Locale } from '../../../../i18n/locale.js';
import { isUuid } from '../../../../lib/uuid.js';

export type HintKind = (typeof hintKinds)[number];
type State = Exclude<(typeof hintStates)[number], 'open'> | 'all';

export type HintSearch = Readonly<{
  state?: State;
  kind?: HintKind;
  language?: Locale;
  /** Only what is about this person. */
  user?: string;
  page?: number;
}>;

const states: readonly State[] = ['fine', 'case', 'gone', 'all'];
export const hintStateOptions = ['open', ...states] as const;

/** The API's own bound. */
const LAST_PAGE = 4_000;

const isOneOf = <One extends string>(all: readonly One[], value: unknown): value is One =>
  all.some((one) => one === value);

export const readState = (value: unknown): Pick<HintSearch, 'state'> =>
  isOneOf(states, value) ? { state: value } : {};
export const readKind = (value: unknown): Pick<HintSearch, 'kind'> =>
  isOneOf(hintKinds, value) ? { kind: value } : {};
export const readLanguage = (value: unknown): Pick<HintSearch, 'language'> =>
  typeof value === 'string' && localeCodes.some((code) => code === value) && isLocale(value) ? { language: value } : {};

/** What the address of the list asks for; what is open is not written down. */
export const readHintSearch = (raw: Readonly<Record<string, unknown>>): HintSearch => {
  const { state, kind, language, user, page } = raw;
  return {
    ...readState(state),
    ...readKind(kind),
    ...readLanguage(language),
    ...(typeof user === 'string' && isUuid(user) && { user }),
    ...(Number.isInteger(page) && Number(page) > 1 && Number(page) <= LAST_PAGE && { page: Number(page) }),
  };
};

/** What that asks the API for. */
export const hintQuestion = ({ state, kind, language, user, page = 1 }: HintSearch): Query<'hints'> => ({
  state: state ?? 'open',
  ...(kind && { kind }),
  ...(language && { language }),
  ...(user !== undefined && { user_id: user }),
  page,
});
