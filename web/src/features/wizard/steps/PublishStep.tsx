import { useQueryClient } from '@tanstack/react-query';
import Copy from 'lucide-react/icons/copy';
import Share from 'lucide-react/icons/share-2';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { permalinkQuery } from '../../../api/offer.js';
import { ownTraderQuery } from '../../../api/traders.js';
import { useAnyText } from '../../../i18n/use-any-text.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { errorText, isApiError } from '../../../lib/api-client/api-error.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { useForm } from '../../../lib/forms/use-form.js';
import { useSessionStore } from '../../../lib/session/session-context.js';
import { Button } from '../../../ui/Button.js';
import { ButtonLink } from '../../../ui/ButtonLink.js';
import { Icon } from '../../../ui/Icon.js';
import { emojiHref } from '../../../ui/emoji.js';
import { toasts } from '../../../ui/toasts.js';
import { StepFrame } from '../StepFrame.js';
import { checkId, CheckList } from '../components/CheckList.js';
import { type ProfileGap, ProfileNeeded, profileNeededId, useProfileGap } from '../components/ProfileNeeded.js';
import { TilePreview } from '../components/TilePreview.js';
import { missingSteps, stepOfRefusal } from '../model/steps.js';
import type { StepForm } from '../use-step-form.js';
import { useWizard } from '../wizard-context.js';

function Published() {
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
                    /* Ignore the rejection: the user closed the share dialog. */
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

const usePublish = (): Pick<StepForm<object>, 'summary' | 'submit' | 'busy' | 'discard' | 'dirty'> &
  Readonly<{ gap: ProfileGap }> => {
  const { t } = useTranslation('wizard');
  const words = useAnyText();
  const api = useApi();
  const store = useSessionStore();
  const { offer, saver, uploads, setOffer } = useWizard();
  const gap = useProfileGap();
  const going = useSyncExternalStore(uploads.subscribe, uploads.get).some((one) => one.stage !== 'failed');
  const queries = useQueryClient();
  const { summary, submit, busy } = useForm({
    initial: { id: offer.offer_id },
    check: () => [
      ...missingSteps(offer).map((step) => ({ id: checkId(step), text: t(`missing.${step}`) })),
      ...(going ? [{ id: checkId('images'), text: t('check.uploading') }] : []),
      ...(gap ? [{ id: profileNeededId, text: t(`profile.${gap}.needed`) }] : []),
    ],
    send: async ({ id }, options) => {
      try {
        await saver.flush();
        setOffer(await api.patch('/offer_publish/{id}', { id, body: {} }, options));
        return undefined;
      } catch (error) {
        if (isApiError(error) && (error.code === 'profile_incomplete' || error.code === 'legal_hints_needed'))
          void store.refresh();
        if (isApiError(error) && error.code === 'trader_details_needed')
          void queries.invalidateQueries({ queryKey: ownTraderQuery(api).queryKey });
        const step = isApiError(error) ? stepOfRefusal[error.code] : undefined;
        const text = errorText(words, error);
        return step ? { problems: [{ id: checkId(step), text }] } : { problems: [], text };
      }
    },
  });
  return { summary, submit: () => submit(), busy, discard: () => {}, dirty: false, gap };
};

export function PublishStep() {
  const { offer } = useWizard();
  return offer.status === 'draft' ? <Check /> : <Published />;
}

function Check() {
  const { t } = useTranslation('wizard');
  const form = usePublish();
  return (
    <StepFrame title={t('check.title')} intro={t('check.intro')} form={form}>
      {form.gap && <ProfileNeeded gap={form.gap} />}
      <div className="grid items-start gap-10 xl:grid-cols-[minmax(0,1fr)_260px]">
        <CheckList />
        <TilePreview />
      </div>
    </StepFrame>
  );
}
