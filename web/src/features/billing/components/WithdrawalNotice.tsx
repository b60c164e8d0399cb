import { useTranslation } from 'react-i18next';
import type { Operator } from '../../../lib/operator.js';
import { OperatorCard } from '../../../ui/OperatorCard.js';

/** What consumers must be told of their right of withdrawal, with words to copy (Art. 246a EGBGB). */
export function WithdrawalNotice({ operator }: Readonly<{ operator: Operator }>) {
  const { t } = useTranslation('billing');
  return (
    <section aria-labelledby="right" className="mt-10 flex max-w-[640px] flex-col gap-3">
      <h2 id="right" className="text-h3">
        {t('withdraw.right.title')}
      </h2>
      {(['may', 'how', 'effect', 'model'] as const).map((part) => (
        <p key={part}>{t(`withdraw.right.${part}`)}</p>
      ))}
      <blockquote className="border-l-4 border-line pl-4 whitespace-pre-line">{t('withdraw.right.form')}</blockquote>
      <OperatorCard operator={operator} className="mt-2" />
    </section>
  );
}
