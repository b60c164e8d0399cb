import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { reputationQuery } from '../../api/reputation.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { downloadText } from '../../lib/downloads/csv-file.js';
import { errorText, isApiError } from '../../lib/api-client/api-error.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { Button } from '../../ui/Button.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { CopyText } from '../../ui/CopyText.js';
import { SkeletonText } from '../../ui/Skeleton.js';
import { ReputationView } from './ReputationView.js';

export function ReputationPage() {
  const { t } = useTranslation('reputation');
  const { t: common } = useTranslation();
  const { data, error } = useQuery(reputationQuery(useApi()));
  if (!data)
    return error ? (
      <div role="alert" className="flex flex-col items-start gap-4">
        <p>{errorText(common, error)}</p>
        {isApiError(error, 404) && (
          <ButtonLink to="/account/profile" search={{ return: '/account/takeout#reputation' }}>
            {t('own.complete')}
          </ButtonLink>
        )}
      </div>
    ) : (
      <SkeletonText lines={6} />
    );
  return (
    <div className="flex max-w-[720px] flex-col gap-8">
      <section aria-labelledby="says">
        <h2 id="says" className="mb-3 text-h3">
          {t('own.says')}
        </h2>
        <ReputationView reputation={data} />
      </section>
      <section aria-labelledby="take">
        <h2 id="take" className="text-h3">
          {t('own.take')}
        </h2>
        <p className="mt-2">{t('own.text')}</p>
        <div className="mt-4 mb-4">
          <Button onClick={() => downloadText('lendring-reputation.jwt', 'application/vc+jwt', data.credential)}>
            {t('own.download')}
          </Button>
        </div>
        <CopyText value={data.credential} label={t('own.credential')} />
        <p className="mt-4">
          <Link to="/certificate" hash="reputation">
            {t('own.toCheck')}
          </Link>
        </p>
      </section>
    </div>
  );
}
