import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '@lendring/contracts/kernel/limits.js';
import type { UnavailabilityShape } from '@lendring/contracts/http/unavailability.js';
import { blockableQuery } from '../../api/own-offers.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { LoadProblem } from '../loading/LoadProblem.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { Checkbox } from '../../ui/Checkbox.js';
import { Dialog } from '../../ui/Dialog.js';
import { Select } from '../../ui/Select.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { TextField } from '../../ui/TextField.js';
import type { SingleBlock } from './BlockSeries.js';

const BlockSeries = lazy(async () => ({ default: (await import('./BlockSeries.js')).BlockSeries }));

/** Offers that one entry may name. */
const MOST = limits.blockedOffers;
/** Offers from which on their list can be searched. */
const SEARCHED = 8;
const ALL = 'all';
const SEVERAL = 'several';

type Props = Readonly<{
  preset?: Readonly<{ offerId: string; first?: string; last?: string }>;
  entry?: UnavailabilityShape;
  block?: SingleBlock;
  onClose: () => void;
}>;

const pickedIn = ({ offer_ids: ids }: UnavailabilityShape): string =>
  ids === null ? ALL : ids.length === 1 ? (ids[0] ?? SEVERAL) : SEVERAL;

/** `preset`: offer and days to begin with. `entry`, `block`: what to change; absent: a new block. */
export function BlockDialog({ preset, entry, block, onClose }: Props) {
  const { t } = useTranslation('calendar');
  const { t: blocks } = useTranslation('blocks');
  const offers = useQuery(blockableQuery(useApi()));
  const [picked, setPicked] = useState(entry ? pickedIn(entry) : (block?.offerId ?? preset?.offerId ?? ''));
  const [several, setSeveral] = useState<readonly string[]>(entry?.offer_ids ?? []);
  const [term, setTerm] = useState('');
  const list = offers.data ?? [];
  const wanted = term.trim().toLowerCase();
  const matching = list.filter(({ title }) => title.toLowerCase().includes(wanted));
  const offer = list.find(({ offer_id: id }) => id === picked) ?? (list.length === 1 ? list[0] : undefined);
  const none = offers.isSuccess && list.length === 0;
  const form = { preset, entry, block, onDone: onClose };
  return (
    <Dialog
      open
      onClose={onClose}
      shape="sheet"
      title={none ? t('block.none') : entry || block ? blocks('change.title') : t('block.title')}
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
      {offers.isError && <LoadProblem error={offers.error} />}
      <div className="my-4 grid gap-4 empty:hidden md:grid-cols-2">
        {list.length > 1 && (
          <Select
            id="block-offer"
            label={t('block.offer')}
            value={picked}
            onChange={(event) => setPicked(event.target.value)}
            options={[
              { value: '', label: t('block.choose') },
              { value: ALL, label: t('block.all') },
              { value: SEVERAL, label: t('block.several') },
              { label: t('block.one'), options: list.map((one) => ({ value: one.offer_id, label: one.title })) },
            ]}
          />
        )}
      </div>
      {picked === SEVERAL && (
        <fieldset className="mb-5 min-w-0">
          <legend className="mb-1 text-base font-bold">{blocks('series.choose')}</legend>
          {list.length >= SEARCHED && (
            <TextField
              type="search"
              label={t('block.find')}
              autoComplete="off"
              value={term}
              onChange={(event) => setTerm(event.target.value)}
              className="mb-2"
            />
          )}
          <p role="status" className="mb-1 text-small text-muted empty:hidden">
            {several.length > 0 && t('block.chosen', { count: several.length })}
          </p>
          <div className="max-h-60 overflow-y-auto rounded-md border border-line px-3 py-1">
            {matching.length === 0 && <p className="py-2 text-muted">{t('block.noMatch')}</p>}
            {matching.map(({ offer_id: id, title }) => (
              <Checkbox
                key={id}
                label={<span className="wrap-anywhere">{title}</span>}
                checked={several.includes(id)}
                disabled={!several.includes(id) && several.length >= MOST}
                onChange={() =>
                  setSeveral(several.includes(id) ? several.filter((one) => one !== id) : [...several, id])
                }
              />
            ))}
          </div>
        </fieldset>
      )}
      <Suspense fallback={<Skeleton className="h-[480px] rounded-md" />}>
        {offer && <BlockSeries offers={[offer.offer_id]} quantity={offer.quantity} {...form} />}
        {picked === ALL && <BlockSeries offers="all" {...form} />}
        {picked === SEVERAL && several.length > 0 && <BlockSeries offers={several} {...form} />}
      </Suspense>
    </Dialog>
  );
}
