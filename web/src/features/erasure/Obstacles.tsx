import type { DeletionShape } from '@lendring/contracts/http/erasure.js';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.js';
import { useNow } from '../../lib/dates/use-now.js';
import { spanText } from '../../parts/offers/period-text.js';

export function Obstacles({ obstacles }: Readonly<{ obstacles: DeletionShape['obstacles'] }>) {
  const { t } = useTranslation('erasure');
  const { t: common } = useTranslation();
  const words = { common, locale: useLocale(), now: useNow() };
  return (
    <section aria-labelledby="obstacles" className="mb-8 rounded-md bg-tint px-5 py-4">
      <h2 id="obstacles" className="text-h3">
        {t('obstacles.title')}
      </h2>
      <p className="mt-2">{t('obstacles.text')}</p>
      <ul className="mt-3">
        {obstacles.map((one) => (
          <li key={one.request_id} className="mt-2">
            <Link to="/request/$requestId" params={{ requestId: one.request_id }} className="font-bold wrap-anywhere">
              {one.title}
            </Link>
            <span className="block text-small text-muted">
              {t(one.status === 'running' ? 'obstacles.running' : 'obstacles.agreed', {
                period: spanText(words, one.period),
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
