import { useQueryClient } from '@tanstack/react-query';
import type { TakeoutShape } from '@lendring/contracts/http/takeout.js';
import { inLanguage, type Texts } from '@lendring/contracts/kernel/texts.js';
import { takeoutOthers, takeoutSections, takeoutTextOf } from '@lendring/contracts/texts/takeout.js';
import Download from 'lucide-react/icons/download';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isBeingMade, takeoutQuery } from '../../../api/account.js';
import { instant, localZone, number } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useAction } from '../../../lib/forms/use-action.js';
import { useNow } from '../../../lib/dates/use-now.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { LoadProblem } from '../../../parts/loading/LoadProblem.js';
import { Button } from '../../../ui/Button.js';
import { buttonLook } from '../../../ui/button-look.js';
import { Card } from '../../../ui/Card.js';
import { Icon } from '../../../ui/Icon.js';
import { SkeletonText } from '../../../ui/Skeleton.js';
import { AccountFrame } from '../components/AccountFrame.js';

/** GDPR data export: created in the background, downloadable for one week. */
export function TakeoutPage({ children }: Readonly<{ children?: ReactNode }>) {
  const { t } = useTranslation('takeout');
  const { t: account } = useTranslation('account');
  const api = useApi();
  const queries = useQueryClient();
  const locale = useLocale();
  const say = (text: Texts) => inLanguage(text, locale);
  const { data, error } = useQuery(takeoutQuery(api));
  const ordering = useAction({
    send: (_: void, options) => api.post('/takeout', { body: {} }, options),
    done: (answer) => queries.setQueryData(takeoutQuery(api).queryKey, answer),
  });
  const takeout = data?.takeout ?? null;
  const now = useNow();
  // Compare `next_at` with the current time, because the page may stay open past it.
  const nextAt = takeout?.next_at && takeout.next_at > now ? takeout.next_at : null;
  return (
    <AccountFrame title={account('nav.takeout')}>
      <div className="flex max-w-[720px] flex-col gap-6 pb-8">
        <div>
          <h2 className="text-h3">{t('title')}</h2>
          <p className="mt-1 text-muted">{t('intro')}</p>
        </div>
        {!data && (error ? <LoadProblem error={error} /> : <SkeletonText lines={3} />)}
        {data && (
          <>
            <div aria-live="polite">{takeout && <Standing takeout={takeout} />}</div>
            {!isBeingMade(data) && nextAt !== null && (
              <p className="text-muted">{t('next', { at: instant(nextAt, locale, localZone()) })}</p>
            )}
            {!isBeingMade(data) && nextAt === null && (
              <div>
                <Button
                  variant={takeout?.url ? 'ghost' : 'primary'}
                  busy={ordering.busy}
                  onClick={() => void ordering.run()}
                >
                  {t(takeout ? 'orderAgain' : 'order')}
                </Button>
                <p className="mt-2 text-small text-muted">{t('daily')}</p>
                {ordering.problem && (
                  <p role="alert" className="mt-3 font-semibold text-rose-ink">
                    {ordering.problem}
                  </p>
                )}
              </div>
            )}
          </>
        )}
        <section aria-labelledby="contents">
          <h3 id="contents" className="title mb-2">
            {t('contents')}
          </h3>
          <p className="mb-4">{say(takeoutOthers)}</p>
          <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
            {takeoutSections.map(({ title, entries }) => (
              <div key={entries[0]}>
                <h4 className="font-semibold">{say(title)}</h4>
                <ul className="m-0 list-disc pl-5">
                  {entries.map((entry) => (
                    <li key={entry} className="py-0.5">
                      {say(takeoutTextOf(entry))}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </section>
      </div>
      {children}
    </AccountFrame>
  );
}

const MEGABYTE = 1_000_000;

function Standing({ takeout }: Readonly<{ takeout: TakeoutShape }>) {
  const { t } = useTranslation('takeout');
  const locale = useLocale();
  const at = (value: string) => instant(value, locale, localZone());
  const { stage, percent, size, url, expires_at: until, ordered_at: ordered } = takeout;
  if (stage === 'waiting' || stage === 'building')
    return (
      <Card ground="sand">
        <p className="title">{t('making.title')}</p>
        <progress className="mt-3 block w-full accent-teal" max={100} value={percent} aria-label={t('making.title')} />
        <p className="mt-2 text-muted">{t('making.text')}</p>
      </Card>
    );
  if (stage === 'ready' && url && until && size !== null)
    return (
      <Card ground="sand">
        <p className="title">{t('ready.title', { at: at(ordered) })}</p>
        <p className="mt-1 text-muted">{t('ready.until', { at: at(until) })}</p>
        <a href={url} download="lendring.zip" className={buttonLook({ className: 'mt-4' })}>
          <Icon icon={Download} size={19} />
          {t('ready.fetch', { size: number(Math.max(size / MEGABYTE, 0.1), 1) })}
        </a>
      </Card>
    );
  return <p>{t(stage === 'failed' ? 'failed' : 'removed')}</p>;
}
