import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Plus from 'lucide-react/icons/plus';
import { useTranslation } from 'react-i18next';
import { draftsQuery } from '../../api/own-offers.js';
import { categoriesQuery } from '../../api/reference.js';
import { instant, localZone } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { HeaderSlot } from '../../ui/HeaderSlot.js';
import { Icon } from '../../ui/Icon.js';
import { Picture } from '../../ui/Picture.js';
import { isBlank } from './model/steps.js';

type Listed = Parameters<typeof isBlank>[0] & Readonly<{ offer_id: string }>;

export const newDraftLink = (drafts: readonly Listed[]) => {
  const blank = drafts.find(isBlank);
  return {
    to: '/offer/create/$step',
    params: { step: 'category' },
    search: blank ? { draft: blank.offer_id } : {},
  } as const satisfies LinkProps;
};

export function StartPage() {
  const { t } = useTranslation('wizard');
  const api = useApi();
  const locale = useLocale();
  const {
    data: { offers: drafts },
  } = useSuspenseQuery(draftsQuery(api));
  const { data: categories } = useQuery(categoriesQuery(api));
  const kind = (id: number | null): string => {
    const title = categories?.find((one) => one.id === id)?.title;
    return title ? `${title} · ` : '';
  };
  const begun = drafts.filter((draft) => !isBlank(draft));
  return (
    <div className="wrap flex max-w-[760px] flex-col gap-7 py-8 md:py-12">
      <HeaderSlot>
        <ButtonLink variant="quiet" to="/account/offers" search={{}}>
          {t('start.leave')}
        </ButtonLink>
      </HeaderSlot>
      <header>
        <h1 className="text-h1">{t('start.title')}</h1>
        <p className="mt-2 text-muted">{t('start.intro', { count: begun.length })}</p>
      </header>
      <div>
        <ButtonLink {...newDraftLink(drafts)}>
          <Icon icon={Plus} />
          {t('start.fresh')}
        </ButtonLink>
      </div>
      <section aria-labelledby="drafts-title" className="flex flex-col gap-3">
        <h2 id="drafts-title" className="text-h3">
          {t('start.drafts')}
        </h2>
        <ul className="flex flex-col gap-3">
          {begun.map((draft) => (
            <li
              key={draft.offer_id}
              className="group relative flex items-center gap-4 rounded-md border border-line p-3 hover:bg-tint-2"
            >
              <Picture picture={draft.image} alt="" sizes="96px" className="w-24 shrink-0 rounded-sm" />
              <div className="min-w-0 flex-1">
                <Link
                  to="/offer/create"
                  search={{ draft: draft.offer_id }}
                  className="title text-ink no-underline wrap-anywhere after:absolute after:inset-0 after:rounded-md group-hover:underline"
                >
                  {draft.title || t('start.untitled')}
                </Link>
                <p className="text-small text-muted">
                  {kind(draft.category_id)}
                  {t('start.changed', { when: instant(draft.changed_at, locale, localZone()) })}
                </p>
              </div>
              <Icon icon={ChevronRight} className="text-muted" />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
