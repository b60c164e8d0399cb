import { useTranslation } from 'react-i18next';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { number } from '../../../i18n/format.js';
import { BlockSeries } from '../../../parts/blocks/BlockSeries.js';
import { Dialog } from '../../../ui/Dialog.js';

type Props = Readonly<{ offers: readonly string[]; onClose: () => void; onDone: () => void }>;

/** Blocks days of the selected offers by one entry. */
export function BulkBlock({ offers, onClose, onDone }: Props) {
  const { t } = useTranslation('offerTable');
  const count = offers.length;
  return (
    <Dialog open onClose={onClose} shape="sheet" title={t('bulk.block.title', { count, shown: number(count) })}>
      {count > limits.blockedOffers ? (
        <p>{t('bulk.block.tooMany', { most: number(limits.blockedOffers) })}</p>
      ) : (
        <BlockSeries offers={offers} onDone={onDone} />
      )}
    </Dialog>
  );
}
