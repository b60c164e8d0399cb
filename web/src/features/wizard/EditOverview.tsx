import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import Eye from 'lucide-react/icons/eye';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../lib/api-client/api-context.js';
import { categoriesQuery } from '../../api/reference.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { HeaderSlot } from '../../ui/HeaderSlot.js';
import { Icon } from '../../ui/Icon.js';
import { LockedNote } from '../../parts/offers/LockedNote.js';
import { Tag } from '../../ui/Tag.js';
import { CheckList } from './components/CheckList.js';
import { OfferActions } from './components/OfferActions.js';
import { TilePreview } from './components/TilePreview.js';
import { offerQuery } from '../../api/offer.js';
import { putOffer } from '../../api/own-offer.js';
import { createSaver } from './saver.js';
import { useUploads } from './upload/use-uploads.js';
import { useDraft } from './use-draft.js';
import { WizardProvider } from './wizard-context.js';

const tones = { active: 'free', inactive: 'grey', locked: 'rose' } as const;

export function EditOverview({ offerId }: Readonly<{ offerId: string }>) {
  const { t } = useTranslation('wizard');
  const api = useApi();
  const queries = useQueryClient();
  const { data: offer } = useSuspenseQuery(offerQuery(api, offerId));
  const { data: categories } = useSuspenseQuery(categoriesQuery(api));
  const standing = offer.status === 'draft' ? 'inactive' : offer.status;
  const { draft } = useDraft(offerId);
  const saver = useMemo(() => createSaver(() => Promise.resolve()), []);
  const uploads = useUploads(draft);
  return (
    <WizardProvider
      value={{
        mode: 'edit',
        step: 'publish',
        offer,
        categories,
        saver,
        uploads,
        setOffer: (answer) => putOffer(queries, answer),
        offerId: () => offerId,
        moved: false,
      }}
    >
      <HeaderSlot>
        <ButtonLink variant="quiet" to="/account/offers" search={{}}>
          {t('edit.toList')}
        </ButtonLink>
      </HeaderSlot>
      <div className="wrap flex flex-col gap-7 py-8">
        <header className="flex flex-wrap items-end justify-between gap-4">
          <div>
            <h1 className="text-h1">{t('edit.title')}</h1>
            <p className="mt-2 flex flex-wrap items-center gap-3 text-muted">
              <span className="wrap-anywhere">{offer.title}</span>
              <Tag tone={tones[standing]}>{t(`edit.status.${standing}`)}</Tag>
            </p>
            {standing === 'locked' && <LockedNote className="mt-2" />}
          </div>
          <ButtonLink variant="ghost" to="/offer/$offerId" params={{ offerId }}>
            <Icon icon={Eye} />
            {t('edit.view')}
          </ButtonLink>
        </header>
        <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_260px]">
          <CheckList />
          <div className="flex flex-col gap-8">
            <TilePreview />
            <OfferActions offer={offer} />
          </div>
        </div>
      </div>
    </WizardProvider>
  );
}
