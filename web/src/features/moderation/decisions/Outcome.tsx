import type { OwnDecisionShape } from '@lendring/contracts/http/decisions.js';
import { isLocking, isMeasured } from '@lendring/contracts/moderation/measured.js';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale.js';
import { useNow } from '../../../lib/dates/use-now.js';
import { Card } from '../../../ui/Card.js';
import { momentOf } from '../../../lib/dates/when.js';
import { lockOf } from '../../../parts/moderation/subject-kinds.js';
import { doneBy } from './model.js';

export function Outcome({ decision }: Readonly<{ decision: OwnDecisionShape }>) {
  const { t } = useTranslation('moderation');
  const sentences = useSentences(decision);
  return (
    <Card as="section" ground="tint" className="mt-5" aria-label={t('decision.what')}>
      {!decision.in_force && (
        <p className="mb-3 font-bold">
          {t('decision.replaced')}{' '}
          {decision.newer && (
            <Link to="/decision/$decisionId" params={{ decisionId: decision.newer }} className="underline">
              {t('decision.newer')}
            </Link>
          )}
          {decision.newer_token && (
            <Link to="/report-decision/$token" params={{ token: decision.newer_token }} className="underline">
              {t('decision.newer')}
            </Link>
          )}
        </p>
      )}
      <div className="flex flex-col gap-2 text-lead">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </Card>
  );
}

const useSentences = (decision: OwnDecisionShape): readonly string[] => {
  const { t } = useTranslation('moderation');
  const locale = useLocale();
  const now = useNow();
  const { side, outcome, measures, ended, unfounded, suspended_until: until, in_force: holds } = decision;
  const count = measures.pictures?.length ?? 0;
  if (side === 'vendor')
    return doneBy(decision, now).map((done) =>
      t(`decision.vendor.${done}`, { count, when: until === null ? '' : momentOf(until, locale) }),
    );
  const isFree = ended.some((one) => one !== 'warning') && !isLocking(measures);
  return [
    t(`decision.reporter.${outcome}`),
    ...(holds && isFree ? [t('decision.reporter.released')] : []),
    ...(holds && ended.includes('warning') ? [t('decision.reporter.unwarned')] : []),
    ...(holds && ended.length === 0 && !isMeasured(measures)
      ? [t(`decision.reporter.${outcome === 'declined' ? 'stays' : 'nothing'}`)]
      : []),
    ...(unfounded ? [t('decision.reporter.unfounded')] : []),
    // Omit measures that a later decision has reversed.
    ...(holds && measures.lock ? [t(`decision.reporter.${lockOf(decision.subject.kind) ?? 'lock'}`)] : []),
    ...(holds && measures.uncounted ? [t('decision.reporter.uncounted')] : []),
    ...(holds && count > 0 ? [t('decision.reporter.pictures', { count })] : []),
    ...(holds && measures.warn ? [t('decision.reporter.warn')] : []),
    ...(holds && measures.suspend ? [t('decision.reporter.suspend')] : []),
  ];
};
