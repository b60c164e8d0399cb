import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useTranslation } from 'react-i18next';
import { ownDecisionQuery } from '../../../api/moderation.js';
import { useApi } from '../../../lib/api-context.js';
import { Icon } from '../../../ui/Icon.js';
import { SkeletonText } from '../../../ui/Skeleton.js';
import { Complaint } from './Complaint.js';
import { Outcome } from './Outcome.js';
import { Statement } from './Statement.js';

/** The reasons of a decision for whom it concerns (DSA art. 17), or what became of a report, for who made it. */
export function DecisionPage({ decisionId }: Readonly<{ decisionId: string }>) {
  const { t } = useTranslation('moderation');
  const { data: decision } = useQuery(ownDecisionQuery(useApi(), decisionId));
  if (!decision)
    return (
      <div className="wrap max-w-[760px] py-10">
        <SkeletonText lines={6} />
      </div>
    );
  const isVendor = decision.side === 'vendor';
  return (
    <div className="wrap max-w-[760px] pt-4 pb-14 md:pt-6">
      {isVendor && (
        <Link to="/account/decisions" className="inline-flex min-h-11 items-center gap-2 font-bold print:hidden">
          <Icon icon={ArrowLeft} />
          {t('decision.back')}
        </Link>
      )}
      <h1 className="mt-2 text-h1 wrap-anywhere">
        {t(isVendor ? 'decision.heading' : 'decision.headingReporter', { title: decision.title })}
      </h1>
      <Outcome decision={decision} />
      {isVendor && <Statement decision={decision} />}
      {decision.note && (
        <section aria-labelledby="note" className="mt-8">
          <h2 id="note" className="mb-2 text-h3">
            {t('decision.note')}
          </h2>
          <p className="whitespace-pre-line wrap-anywhere">{decision.note}</p>
        </section>
      )}
      <Complaint decision={decision} />
      <section aria-labelledby="elsewhere" className="mt-8">
        <h2 id="elsewhere" className="mb-2 text-h3">
          {t('decision.elsewhere.title')}
        </h2>
        <p>{t('decision.elsewhere.body')}</p>
        <p className="mt-2">
          <a
            href="https://digital-strategy.ec.europa.eu/en/policies/dsa-out-court-dispute-settlement"
            rel="noreferrer"
            className="underline"
          >
            {t('decision.elsewhere.list')}
          </a>
        </p>
        <p className="mt-2">{t('decision.elsewhere.courts')}</p>
      </section>
    </div>
  );
}
