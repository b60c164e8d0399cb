import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/Card.js';
import { Keys } from './Keys.js';
import { Webhooks } from './Webhooks.js';

export function ApiPage() {
  const { t } = useTranslation('partner');
  return (
    <div className="grid gap-10 @min-[860px]:grid-cols-[minmax(0,1fr)_280px] @min-[860px]:items-start">
      <div className="flex min-w-0 flex-col gap-12">
        <Keys />
        <Webhooks />
      </div>
      <Card ground="sand" as="aside" aria-labelledby="read-on">
        <h2 id="read-on" className="text-h3">
          {t('docs.title')}
        </h2>
        <p className="mt-2 text-base">{t('docs.text')}</p>
        <ul className="mt-3 flex list-none flex-col p-0 text-base">
          <li>
            <a href="/v1/docs" className="inline-block py-1.5">
              {t('docs.calls')}
            </a>
          </li>
          <li>
            <a href="/v1/asyncapi.json" className="inline-block py-1.5">
              {t('docs.events')}
            </a>
          </li>
        </ul>
      </Card>
    </div>
  );
}
