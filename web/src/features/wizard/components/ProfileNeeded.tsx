import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ownTraderQuery } from '../../../api/traders.js';
import { toLocal } from '../../../i18n/rewrite.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { useSession, useSessionStore } from '../../../lib/session/session-context.js';
import { ButtonAnchor } from '../../../ui/ButtonLink.js';
import { Card } from '../../../ui/Card.js';

/** Missing owner details that block publishing (spec §5). */
export type ProfileGap = 'profile' | 'company' | 'trader' | null;

export const profileNeededId = 'profile-needed';

/** First missing detail; null if complete or still loading. */
export const useProfileGap = (): ProfileGap => {
  const api = useApi();
  const session = useSession();
  const store = useSessionStore();
  const commercial = session.status === 'in' && session.profile.commercial;
  const { data: trader } = useQuery(ownTraderQuery(api, commercial));
  const gap: ProfileGap =
    session.status !== 'in'
      ? null
      : !session.profile.completed
        ? 'profile'
        : session.profile.commercial && !session.profile.completed_commercial
          ? 'company'
          : commercial && trader?.ready === false
            ? 'trader'
            : null;

  // Refresh the session, because the profile may have been completed in another tab.
  useEffect(() => {
    if (gap) void store.refresh();
  }, [gap, store]);
  return gap;
};

const pages = { profile: '/account/profile', company: '/account/company', trader: '/account/company' } as const;

type Props = Readonly<{ gap: NonNullable<ProfileGap>; early?: boolean }>;

export function ProfileNeeded({ gap, early = false }: Props) {
  const { t } = useTranslation('wizard');
  const locale = useLocale();
  const href = `${toLocal(pages[gap], locale)}?return=${encodeURIComponent(location.pathname + location.search)}`;
  return (
    <Card ground="tint" as="section" aria-labelledby="profile-title" className="flex flex-col items-start gap-3">
      <h2 id="profile-title" className="text-h3">
        {t(`profile.${gap}.${early ? 'early' : 'title'}`)}
      </h2>
      <p className="max-w-[60ch]">{early ? t('profile.earlyText') : t(`profile.${gap}.text`)}</p>
      <ButtonAnchor id={profileNeededId} href={href}>
        {t(`profile.${gap}.action`)}
      </ButtonAnchor>
    </Card>
  );
}
