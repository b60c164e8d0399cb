import { useTranslation } from 'react-i18next';
import { toLocal } from '../../../i18n/rewrite.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { ButtonAnchor } from '../../../ui/ButtonLink.js';
import { Card } from '../../../ui/Card.js';
import { profileNeededId, type ProfileGap } from '../use-profile-gap.js';

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
