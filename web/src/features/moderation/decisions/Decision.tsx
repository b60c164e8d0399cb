import type { OwnDecisionShape } from '@lendring/contracts/http/decisions.js';
import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/Icon.js';
import { Complaint, type Complain } from './Complaint.js';
import { isDisputable } from './model.js';
import { Outcome } from './Outcome.js';
import { Reported } from './Reported.js';
import { Statement } from './Statement.js';

type Props = Readonly<{ decision: OwnDecisionShape; complain: Complain; linked?: boolean }>;

export function Decision({ decision, complain, linked = false }: Props) {
  const { t } = useTranslation('moderation');
  const isVendor = decision.side === 'vendor';
  return (
    <div className="wrap column pt-4 pb-14 md:pt-6">
      {!linked && (
        <Link to="/account/decisions" className="inline-flex min-h-11 items-center gap-2 font-bold print:hidden">
          <Icon icon={ArrowLeft} />
          {t('decision.back')}
        </Link>
      )}
      <h1 className="mt-2 text-h1 wrap-anywhere">
        {t(isVendor ? 'decision.heading' : 'decision.headingReporter', { title: decision.title })}
      </h1>
      <Outcome decision={decision} />
      {isVendor ? <Statement decision={decision} /> : <Reported decision={decision} />}
      {decision.note && (
        <section aria-labelledby="note" className="mt-8">
          <h2 id="note" className="mb-2 text-h3">
            {t('decision.note')}
          </h2>
          <p className="whitespace-pre-line wrap-anywhere">{decision.note}</p>
        </section>
      )}
      {(decision.complaint || isDisputable(decision)) && <Complaint decision={decision} complain={complain} />}
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
