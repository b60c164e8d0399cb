import type { DeliveryShape } from '@lendring/contracts/http/partner.js';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { instant, localZone } from '../../../i18n/format.js';
import { useAnyText } from '../../../i18n/use-any-text.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { errorText } from '../../../lib/api-client/error-text.js';
import { Button } from '../../../ui/Button.js';
import { Icon } from '../../../ui/Icon.js';
import { SkeletonText } from '../../../ui/Skeleton.js';
import { Tag } from '../../../ui/Tag.js';
import { deliveriesQuery, FIRST } from '../../../api/partner.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { useOutcome } from '../use-outcome.js';
import { Problem } from './Problem.js';

export function Deliveries({ webhookId }: Readonly<{ webhookId: string }>) {
  const { t } = useTranslation('partner');
  const words = useAnyText();
  const [all, setAll] = useState(false);
  const { data, error, isPlaceholderData } = useQuery(deliveriesQuery(useApi(), webhookId, all));
  return (
    <section aria-labelledby="deliveries">
      <h2 id="deliveries" className="mb-3 text-h3">
        {t('delivery.title')}
      </h2>
      <Problem text={error && !data ? errorText(words, error) : null} />
      {!data ? (
        !error && <SkeletonText lines={3} />
      ) : data.length === 0 ? (
        <p className="text-muted">{t('delivery.none')}</p>
      ) : (
        <ul className="m-0 list-none divide-y divide-line rounded-lg border border-line p-0">
          {data.map((delivery) => (
            <Row key={delivery.delivery_id} delivery={delivery} />
          ))}
        </ul>
      )}
      {data && data.length >= FIRST && (!all || isPlaceholderData) && (
        <Button variant="quiet" busy={isPlaceholderData} onClick={() => setAll(true)} className="mt-2">
          {t('delivery.older')}
        </Button>
      )}
    </section>
  );
}

function Row({ delivery }: Readonly<{ delivery: DeliveryShape }>) {
  const { t } = useTranslation('partner');
  const locale = useLocale();
  const outcome = useOutcome();
  const { type, at, attempt, ok, answer, event_id: id } = delivery;
  return (
    <li>
      <details className="group">
        <summary className="grid min-h-12 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-5 py-2">
          <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <span className="font-mono text-small font-semibold">{type}</span>
            <Tag tone={ok ? 'free' : 'rose'}>{outcome(delivery)}</Tag>
            <span className="text-small text-muted sm:ml-auto">
              {[instant(at, locale, localZone()), attempt > 1 && t('delivery.attempt', { count: attempt })]
                .filter(Boolean)
                .join('\u00a0· ')}
            </span>
          </span>
          <Icon icon={ChevronDown} className="text-muted transition-transform group-open:rotate-180" />
        </summary>
        <dl className="m-0 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 px-5 pb-4 text-small">
          <dt className="text-muted">{t('delivery.event')}</dt>
          <dd className="m-0 font-mono text-fine wrap-anywhere">{id}</dd>
          <dt className="text-muted">{t('delivery.at')}</dt>
          <dd className="m-0 font-mono text-fine wrap-anywhere">{at}</dd>
          <dt className="text-muted">{t('delivery.answer')}</dt>
          <dd className="m-0 font-mono text-fine wrap-anywhere whitespace-pre-wrap">{answer || t('delivery.empty')}</dd>
        </dl>
      </details>
    </li>
  );
}
