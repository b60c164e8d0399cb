import { queryOptions, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import Cloud from 'lucide-react/icons/cloud-check';
import CloudOff from 'lucide-react/icons/cloud-off';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import { type ComponentType, lazy, Suspense, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferShape } from '@lendring/contracts/http/offer.js';
import { offerKey, offerQuery } from '../../api/offer.js';
import { conditionsOf, offerDefaultsQuery } from '../../api/offer-defaults.js';
import { putOffer } from '../../api/own-offers.js';
import { categoriesQuery } from '../../api/reference.js';
import type { Locale } from '../../i18n/locale.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { Button } from '../../ui/Button.js';
import { HeaderSlot } from '../../ui/HeaderSlot.js';
import { Icon } from '../../ui/Icon.js';
import { Skeleton, SkeletonText } from '../../ui/Skeleton.js';
import { StepLine } from '../../ui/StepLine.js';
import { cx } from '../../ui/cx.js';
import { StepList } from './StepList.js';
import { blankOffer } from './model/blank.js';
import { type Step, stepAfter, steps } from './model/steps.js';
import { createSaver, type Saver } from './saver.js';
import { useDraft, useUploads } from './use-draft.js';
import { type Mode, WizardProvider } from './wizard-context.js';

const icons = { saved: Cloud, unsaved: CloudUpload, saving: CloudUpload, failed: CloudOff } as const;

function SavedState({ saver, begun }: Readonly<{ saver: Saver; begun: boolean }>) {
  const { t } = useTranslation('wizard');
  const state = useSyncExternalStore(saver.subscribe, saver.get);
  if (!begun && state === 'saved') return null;
  if (state === 'failed') {
    return (
      <span className="flex items-center gap-2 text-small text-rose-ink">
        <Icon icon={CloudOff} />
        <span role="status" className="max-md:sr-only">
          {t('saved.failed')}
        </span>
        <button
          type="button"
          onClick={() =>
            void saver.flush().catch(() => {
              /* Ignore the error, which the save status shows. */
            })
          }
          className="min-h-9 border-0 bg-transparent px-1 font-bold text-rose-ink underline"
        >
          {t('saved.retry')}
        </button>
      </span>
    );
  }
  return (
    <span className="flex items-center gap-2 text-small text-muted">
      <Icon icon={icons[state]} />
      <span role="status" className="max-md:sr-only">
        {t(state === 'saved' ? 'saved.saved' : 'saved.saving')}
      </span>
    </span>
  );
}

const blankQuery = (locale: Locale) =>
  queryOptions({
    queryKey: [...offerKey(''), locale],
    queryFn: () => blankOffer(locale),
    staleTime: Infinity,
    initialData: () => blankOffer(locale),
  });

const parts: Readonly<Record<Step, () => Promise<{ default: ComponentType }>>> = {
  category: async () => ({ default: (await import('./steps/CategoryStep.js')).CategoryStep }),
  images: async () => ({ default: (await import('./steps/ImagesStep.js')).ImagesStep }),
  description: async () => ({ default: (await import('./steps/DescriptionStep.js')).DescriptionStep }),
  pricing: async () => ({ default: (await import('./steps/PricingStep.js')).PricingStep }),
  terms: async () => ({ default: (await import('./steps/TermsStep.js')).TermsStep }),
  publish: async () => ({ default: (await import('./steps/PublishStep.js')).PublishStep }),
};
const pages: Readonly<Record<Step, ComponentType>> = {
  category: lazy(parts.category),
  images: lazy(parts.images),
  description: lazy(parts.description),
  pricing: lazy(parts.pricing),
  terms: lazy(parts.terms),
  publish: lazy(parts.publish),
};

const coming = (
  <div className="flex flex-col gap-6">
    <Skeleton className="h-11 w-2/3" />
    <SkeletonText lines={2} />
    <Skeleton className="h-56 rounded-lg" />
  </div>
);

/**
 * Wizard around one step; stays mounted between steps, so that saving and uploads continue.
 * @param props.offerId undefined for a new draft, which is created with its first value
 */
export function WizardPage({ mode, offerId, step }: Readonly<{ mode: Mode; offerId: string | undefined; step: Step }>) {
  const { t } = useTranslation('wizard');
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const locale = useLocale();
  const { draft, shownId } = useDraft(offerId);
  const { data: known } = useSuspenseQuery(shownId ? offerQuery(api, shownId) : blankQuery(locale));
  // A draft copies the owner's defaults when it is stored; until then, show them as it will have them.
  const defaults = shownId ? undefined : queries.getQueryData(offerDefaultsQuery(api).queryKey);
  const offer = defaults ? { ...known, ...conditionsOf(defaults) } : known;
  const { data: categories } = useSuspenseQuery(categoriesQuery(api));
  const setOffer = (answer: OfferShape) => putOffer(queries, answer);
  const saver = useMemo(
    () =>
      createSaver(
        async (patch) => putOffer(queries, await api.patch('/offer/{id}', { id: await draft.need(), body: patch })),
        { inParts: mode === 'create' },
      ),
    [api, queries, draft, mode],
  );
  const uploads = useUploads(draft);

  useEffect(() => {
    const next = stepAfter(step);
    // Preload the next step, so that its heading exists when it should take the focus. A failure surfaces on
    // navigation.
    if (next) parts[next]().catch(() => {});
  }, [step]);
  useEffect(() => {
    if (mode === 'edit') return undefined;
    const save = () =>
      void saver.flush().catch(() => {
        /* Ignore the error, which the header shows; session storage keeps the values. */
      });
    const hidden = () => {
      if (document.visibilityState === 'hidden') save();
    };
    document.addEventListener('visibilitychange', hidden);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      save();
    };
  }, [mode, saver]);

  const [shown, setShown] = useState({ step, moved: false });
  if (shown.step !== step) setShown({ step, moved: true });

  const leaving = useRef(false);
  const later = async () => {
    if (leaving.current) return;
    leaving.current = true;
    await saver.flush().catch(() => {
      /* Ignore the error: session storage keeps the values. */
    });
    leaving.current = false;
    await navigate(
      mode === 'create'
        ? { to: '/account/offers', search: { tab: 'draft' } }
        : { to: '/offer/$offerId/edit', params: { offerId: draft.id() } },
    );
  };

  const Page = pages[step];
  const published = mode === 'create' && offer.status !== 'draft';
  return (
    <WizardProvider
      value={{ mode, step, offer, categories, saver, uploads, setOffer, offerId: draft.id, moved: shown.moved }}
    >
      {!published && (
        <HeaderSlot>
          {mode === 'create' && <SavedState saver={saver} begun={shownId !== ''} />}
          <Button variant="quiet" onClick={() => void later()} className="md:-mr-4">
            {t(mode === 'create' ? 'later' : 'edit.leave')}
          </Button>
        </HeaderSlot>
      )}
      <div className={cx('wrap grid gap-x-14 pt-5 pb-10 lg:pt-9', !published && 'lg:grid-cols-[260px_minmax(0,1fr)]')}>
        {!published && <StepList />}
        <div className="min-w-0">
          {mode === 'create' && !published && (
            <div className="mb-4 lg:hidden">
              <StepLine step={steps.indexOf(step) + 1} steps={steps.length} />
            </div>
          )}
          <Suspense fallback={coming}>
            <Page key={step} />
          </Suspense>
        </div>
      </div>
    </WizardProvider>
  );
}
