import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnyText } from '../../i18n/use-any-text.js';
import { instant, localZone } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-context.js';
import { errorText } from '../../lib/error-text.js';
import { categoriesQuery } from '../../lib/reference-queries.js';
import { Button } from '../../ui/Button.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { HeaderSlot } from '../../ui/HeaderSlot.js';
import { Icon } from '../../ui/Icon.js';
import { Picture } from '../../ui/Picture.js';
import { Skeleton, SkeletonText } from '../../ui/Skeleton.js';
import { startIntention } from './kept.js';
import { isBlank } from './model/steps.js';
import { draftsQuery, offerQuery } from './queries.js';

/** Before the first step: goes on at once when there is nothing to choose, else offers the drafts that are there. */
export function StartPage() {
  const { t } = useTranslation('wizard');
  const words = useAnyText();
  const api = useApi();
  const locale = useLocale();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { data: { offers: drafts } } = useSuspenseQuery(draftsQuery(api));
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const { data: categories } = useQuery(categoriesQuery(api));
  const kind = (id: number | null): string => { const title = categories?.find((one) => one.id === id)?.title; return title ? `${title} · ` : ''; };
  const begun = drafts.filter((draft) => !isBlank(draft));
  const alone = begun.length === 0;

  const start = async () => {
    setError(null);
    setBusy(true);
    try {
      // A draft that was begun and left empty serves as the new one.
      const blank = drafts.find(isBlank);
      const offer = blank ?? await api.post('/offer', { body: {} }, { idempotencyKey: startIntention.key() });
      if ('images' in offer) queries.setQueryData(offerQuery(api, offer.offer_id).queryKey, offer);
      startIntention.done();
      await navigate({ to: '/offer/create/$step', params: { step: 'category' }, search: { draft: offer.offer_id }, replace: alone });
    } catch (problem) {
      setError(problem);
    }
    setBusy(false);
  };
  const begin = useEffectEvent(() => void start());
  useEffect(() => { if (alone) begin(); }, [alone]);

  const leave = <HeaderSlot><ButtonLink variant="quiet" to="/account/offers" search={{}}>{t('start.leave')}</ButtonLink></HeaderSlot>;
  if (alone) {
    return (
      <div className="wrap py-10">
        {leave}
        {error
          ? <EmptyState title={t('start.failed')} picture="ring" actions={<Button onClick={() => void start()} busy={busy}>{words('error.retry')}</Button>}><p>{errorText(words, error)}</p></EmptyState>
          : <div role="status" aria-label={words('ui.loading')} className="flex flex-col gap-6"><Skeleton className="h-11 w-2/3 max-w-[420px]" /><SkeletonText /></div>}
      </div>
    );
  }
  return (
    <div className="wrap flex max-w-[760px] flex-col gap-7 py-8 md:py-12">
      {leave}
      <header>
        <h1 className="text-[32px] md:text-[38px]">{t('start.title')}</h1>
        <p className="mt-2 text-muted">{t('start.intro', { count: begun.length })}</p>
      </header>
      {error !== null && <p role="alert" className="rounded-md bg-rose p-4 text-rose-ink">{errorText(words, error)}</p>}
      <div><Button onClick={() => void start()} busy={busy}><Icon icon={Plus} />{t('start.fresh')}</Button></div>
      <section aria-labelledby="drafts-title" className="flex flex-col gap-3">
        <h2 id="drafts-title" className="text-[25px]">{t('start.drafts')}</h2>
        <ul className="flex flex-col gap-3">
          {begun.map((draft) => (
            <li key={draft.offer_id} className="group relative flex items-center gap-4 rounded-md border border-line p-3 hover:bg-tint-2">
              <Picture picture={draft.image} alt="" sizes="96px" className="w-24 shrink-0 rounded-sm" />
              <div className="min-w-0 flex-1">
                <Link to="/offer/create" search={{ draft: draft.offer_id }} className="title text-ink no-underline wrap-anywhere after:absolute after:inset-0 after:rounded-md group-hover:underline">{draft.title || t('start.untitled')}</Link>
                <p className="text-[14px] text-muted">{kind(draft.category_id)}{t('start.changed', { when: instant(draft.changed_at, locale, localZone()) })}</p>
              </div>
              <Icon icon={ChevronRight} className="text-muted" />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
