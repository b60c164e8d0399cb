import { useTranslation } from 'react-i18next';
import type { ReputationShape } from '@lendring/contracts/http/reputation.js';
import { day, instantInFull, number } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { PaperCheck } from '../../parts/ratings/PaperCheck.js';

export function ReputationView({ reputation }: Readonly<{ reputation: ReputationShape }>) {
  const { t } = useTranslation('reputation');
  const locale = useLocale();
  const stars = ({ average, count }: ReputationShape['rating_as_vendor']) =>
    average === null ? t('says.unrated') : t('says.stars', { average: number(average, 1), count });
  const rows = [
    ['nickname', reputation.nickname],
    ['since', day(reputation.member_since.slice(0, 10), locale, 'year')],
    ['vendor', stars(reputation.rating_as_vendor)],
    ['borrower', stars(reputation.rating_as_borrower)],
    ['lent', number(reputation.lent_count)],
    ...(reputation.borrowed_count === null ? [] : [['borrowed', number(reputation.borrowed_count)] as const]),
    ['issuer', reputation.issuer],
    ['issued', instantInFull(reputation.issued_at, locale)],
    ['expires', instantInFull(reputation.expires_at, locale)],
  ] as const;
  return (
    <dl className="grid max-w-[720px] gap-x-6 gap-y-1 sm:grid-cols-[max-content_1fr]">
      {rows.map(([key, value]) => (
        <div key={key} className="contents">
          <dt className="text-muted max-sm:mt-2">{t(`says.${key}`)}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function CheckReputationPage() {
  const { t } = useTranslation('reputation');
  const api = useApi();
  return (
    <PaperCheck
      id="credential"
      title={t('check.title')}
      label={t('check.label')}
      missing={t('check.missing')}
      action={t('check.do')}
      send={(credential, options) => api.post('/reputation_check', { body: { credential } }, options)}
    >
      {(read) => (
        <div className="mt-10" role="status">
          <p className="mb-2 font-bold">{t('check.valid')}</p>
          <p className="mb-4">
            {t(read.yours === null ? 'check.whose' : read.yours ? 'check.yours' : 'check.notYours')}
          </p>
          <ReputationView reputation={read} />
        </div>
      )}
    </PaperCheck>
  );
}
