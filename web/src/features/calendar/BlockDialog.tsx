import { lazy, Suspense, useState } from 'react';
import { blockableQuery } from '../../api/own-offers.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { errorText } from '../../lib/api-client/api-error.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { Dialog } from '../../ui/Dialog.js';
import { Select } from '../../ui/Select.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { useWords } from './entries.js';

const BlockDays = lazy(async () => ({ default: (await import('../../parts/blocks/BlockDays.js')).BlockDays }));

export function BlockDialog({ onClose }: Readonly<{ onClose: () => void }>) {
  const { t, common } = useWords();
  const offers = useQuery(blockableQuery(useApi()));
  const [picked, setPicked] = useState('');
  const list = offers.data ?? [];
  const offer = list.find(({ offer_id: id }) => id === picked) ?? (list.length === 1 ? list[0] : undefined);
  const none = offers.isSuccess && list.length === 0;
  return (
    <Dialog
      open
      onClose={onClose}
      shape={offer ? 'wide' : 'sheet'}
      title={none ? t('block.none') : t('block.title')}
      footer={none ? <ButtonLink to="/offer/create">{t('block.create')}</ButtonLink> : undefined}
    >
      {none && <p className="text-muted">{t('block.noneText')}</p>}
      {!none && !offer && <p className="text-muted">{t('block.text')}</p>}
      {offers.isPending && (
        <div role="status" className="mt-4">
          <span className="sr-only">{t('block.loading')}</span>
          <Skeleton className="h-[46px] w-full" />
        </div>
      )}
      {offers.isError && (
        <p role="alert" className="mt-4 font-semibold text-rose-ink">
          {errorText(common, offers.error)}
        </p>
      )}
      {list.length > 1 && (
        <Select
          id="block-offer"
          className="my-4"
          label={t('block.offer')}
          value={picked}
          onChange={(event) => setPicked(event.target.value)}
          options={[
            { value: '', label: t('block.choose') },
            ...list.map((one) => ({ value: one.offer_id, label: one.title })),
          ]}
        />
      )}
      {offer && (
        <Suspense fallback={<Skeleton className="h-[480px] rounded-md" />}>
          <BlockDays key={offer.offer_id} offer={offer} />
        </Suspense>
      )}
    </Dialog>
  );
}
