import { useTranslation } from 'react-i18next';
import { useIsOn } from '../../lib/installation/features.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { EmptyState } from '../../ui/EmptyState.js';

export function InvitationGone() {
  const { t: common } = useTranslation();
  const isOff = !useIsOn()('groups');
  const { t } = useTranslation('groups');
  return (
    <div className="wrap py-12">
      <h1 className="sr-only">{t('invitation.gone')}</h1>
      {isOff ? (
        <EmptyState picture="package" title={common('notFound.off')} />
      ) : (
        <EmptyState
          picture="package"
          title={t('invitation.gone')}
          actions={<ButtonLink to="/groups">{t('invitation.toGroups')}</ButtonLink>}
        >
          <p>{t('invitation.goneText')}</p>
        </EmptyState>
      )}
    </div>
  );
}
