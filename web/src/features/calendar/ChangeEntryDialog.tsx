import { useTranslation } from 'react-i18next';
import { RequestTypeId } from '@lendring/contracts/reference/request-types.js';
import { noteQuery } from '../../api/offer-days.js';
import { unavailabilityQuery } from '../../api/unavailability.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { BlockDialog } from '../../parts/blocks/BlockDialog.js';
import { LoadProblem } from '../../parts/loading/LoadProblem.js';
import { Dialog } from '../../ui/Dialog.js';
import { Skeleton } from '../../ui/Skeleton.js';
import type { Entry } from './model.js';

type ChangeProps = Readonly<{ entry: Entry; onClose: () => void }>;

/** Changes an entry of unavailable days, or a single block, which becomes an entry. */
export function ChangeEntryDialog({ entry, onClose }: ChangeProps) {
  const { shape } = entry;
  return shape.entry_id ? (
    <ChangeEntry entryId={shape.entry_id} onClose={onClose} />
  ) : (
    <ChangeBlock entry={entry} onClose={onClose} />
  );
}

function ChangeBlock({ entry: { shape, first, last }, onClose }: ChangeProps) {
  const { t: blocks } = useTranslation('blocks');
  const offerId = shape.offer_id ?? '';
  const blockId = shape.block_id ?? '';
  const { data: note, error } = useQuery(
    noteQuery(useApi(), offerId, blockId, { from: shape.date_from, to: shape.date_to }),
  );
  if (note !== undefined) {
    const kind = shape.requesttype_id ?? RequestTypeId.notAvailable;
    const units = shape.quantity;
    return <BlockDialog block={{ blockId, offerId, first, last, kind, note, units }} onClose={onClose} />;
  }
  return (
    <Dialog open onClose={onClose} shape="sheet" title={blocks('change.title')}>
      {error ? <LoadProblem error={error} /> : <Skeleton className="h-[480px] rounded-md" />}
    </Dialog>
  );
}

function ChangeEntry({ entryId, onClose }: Readonly<{ entryId: string; onClose: () => void }>) {
  const { t: blocks } = useTranslation('blocks');
  const { data, error } = useQuery(unavailabilityQuery(useApi(), entryId));
  if (data) return <BlockDialog entry={data} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} shape="sheet" title={blocks('change.title')}>
      {error ? <LoadProblem error={error} /> : <Skeleton className="h-[480px] rounded-md" />}
    </Dialog>
  );
}
