import Copy from 'lucide-react/icons/copy';
import Share from 'lucide-react/icons/share-2';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../lib/api-client/api-context.js';
import { Button } from '../../../ui/Button.js';
import { ButtonLink } from '../../../ui/ButtonLink.js';
import { emojiHref } from '../../../ui/emoji.js';
import { Icon } from '../../../ui/Icon.js';
import { toasts } from '../../../ui/toasts.js';
import { permalinkQuery } from '../../../api/offer.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { useWizard } from '../wizard-context.js';
import { TilePreview } from './TilePreview.js';

export function Published() {
  const { t } = useTranslation('wizard');
  const api = useApi();
  const { offer } = useWizard();
  const { data: link } = useQuery(permalinkQuery(api, offer.offer_id));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { groups, seen_by } = offer.audience;
  const isForMembers = seen_by === 'members';
  const address = link?.permalink ?? `${location.origin}/i/${offer.offer_id}`;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toasts.show('success', t('published.copied'));
    } catch {
      toasts.show('error', t('published.notCopied'));
    }
  };
  return (
    <div className="grid items-start gap-10 py-4 lg:grid-cols-[minmax(0,1fr)_260px]">
      <div className="flex flex-col items-start gap-5">
        <img src={emojiHref('handshake')} alt="" width={96} height={96} className="size-24" />
        <h1 ref={heading} tabIndex={-1} className="text-h1 outline-none">
          {t('published.title')}
        </h1>
        <p className="max-w-[60ch] text-muted">
          {isForMembers
            ? t('published.textMembers', { title: offer.title, groups: groups.map(({ name }) => name).join(', ') })
            : t('published.text', { title: offer.title })}
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/offer/$offerId" params={{ offerId: offer.offer_id }}>
            {t('published.view')}
          </ButtonLink>
          <ButtonLink to="/offer/create" variant="ghost">
            {t('published.another')}
          </ButtonLink>
        </div>
        <section
          aria-labelledby="share-title"
          className="mt-3 flex w-full max-w-[560px] flex-col gap-3 rounded-lg bg-sand p-5 md:p-6"
        >
          <h2 id="share-title" className="text-h3">
            {t('published.shareTitle')}
          </h2>
          <p>{t(isForMembers ? 'published.shareTextMembers' : 'published.shareText')}</p>
          <p className="rounded-sm bg-paper px-3 py-2.5 font-semibold break-all">{address}</p>
          <div className="flex flex-wrap gap-3">
            <Button variant="ghost" onClick={() => void copy()}>
              <Icon icon={Copy} />
              {t('published.copy')}
            </Button>
            {'share' in navigator && (
              <Button
                variant="ghost"
                onClick={() =>
                  void navigator.share({ title: offer.title, url: address }).catch(() => {
                    /* The user closed the share dialog. */
                  })
                }
              >
                <Icon icon={Share} />
                {t('published.share')}
              </Button>
            )}
          </div>
        </section>
        <ButtonLink to="/account/offers" search={{}} variant="quiet" className="-ml-2.5">
          {t('published.mine')}
        </ButtonLink>
      </div>
      <TilePreview />
    </div>
  );
}
