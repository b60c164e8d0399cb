import { useTranslation } from 'react-i18next';
import { toInternal } from '../../i18n/rewrite.js';
import type { Api } from '../../lib/api-client/api.js';
import { saveSearchHash } from '../../lib/links/saved-list.js';

type PageKind = 'lend' | 'requests' | 'calendar' | 'account' | 'group' | 'wanted' | 'search';

/** Purpose of a sign-in, derived from the path of its target page. */
type Purpose = Readonly<{ kind: PageKind } | { kind: 'ask'; offerId: string }>;
export type Reason = Readonly<{ kind: PageKind } | { kind: 'ask'; name: string; title: string }>;

const kinds: readonly (readonly [RegExp, PageKind])[] = [
  [/^\/offer\/create(\/|$)/, 'lend'],
  [/^\/(requests?|counter-loans?)(\/|$)/, 'requests'],
  [/^\/calendar(\/|$)/, 'calendar'],
  [/^\/account(\/|$)/, 'account'],
  [/^\/(group|invitation)\//, 'group'],
  [/^\/wanted\//, 'wanted'],
];

export const purposeOf = (to: string | undefined): Purpose | null => {
  if (to?.endsWith(`#${saveSearchHash}`)) return { kind: 'search' };
  const path = toInternal((to ?? '/').split(/[?#]/, 1)[0] ?? '/');
  const offerId = /^\/offer\/([^/]+)\/booking$/.exec(path)?.[1];
  if (offerId) return { kind: 'ask', offerId };
  const kind = kinds.find(([pattern]) => pattern.test(path))?.[1];
  return kind ? { kind } : null;
};

export const loadReason = async (api: Api, to: string | undefined): Promise<Reason | null> => {
  const purpose = purposeOf(to);
  if (purpose?.kind !== 'ask') return purpose;
  const offer = await api.get('/offer/{id}', { id: purpose.offerId }).catch(() => null);
  return offer?.owner ? { kind: 'ask', name: offer.owner.nickname, title: offer.title } : null;
};

export function ReasonLine({
  page,
  reason,
}: Readonly<{ page: 'signIn' | 'register'; reason: Reason | null | undefined }>) {
  const { t } = useTranslation('auth');
  if (!reason) return null;
  const { kind, ...words } = reason;
  return <p className="mb-1 text-ink wrap-anywhere">{t(`reason.${page}.${kind}`, words)}</p>;
}
