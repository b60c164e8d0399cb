import MapIcon from 'lucide-react/icons/map';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferSearchShape } from '@lendring/contracts/http/offer.js';
import { Dialog } from '../../../ui/Dialog.js';
import { Icon } from '../../../ui/Icon.js';
import type { List } from '../model/list.js';
import { ResultRow } from './ResultRow.js';
import { ResultsMap } from './ResultsMap.js';

export function MobileMap({ list, found }: Readonly<{ list: List; found: OfferSearchShape }>) {
  const { t } = useTranslation(['search', 'common']);
  const [open, setOpen] = useState(false);
  const [picked, setPicked] = useState<string | null>(null);
  const offer = found.offers.find(({ offer_id: id }) => id === picked);
  return (
    <div className="lg:hidden noscript:hidden">
      <div
        aria-hidden
        className="pointer-events-none fixed inset-x-0 bottom-(--foot) z-10 h-24 bg-linear-to-t from-paper via-paper/90 via-70% to-paper/0 low:hidden"
      />
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="fixed bottom-[calc(var(--foot)+1.25rem)] left-1/2 z-20 inline-flex min-h-11 -translate-x-1/2 items-center gap-2 rounded-full border-0 bg-dark px-[18px] font-bold text-white shadow-lift focus-visible:outline-offset-4 low:static low:mt-4 low:translate-x-0"
      >
        <Icon icon={MapIcon} />
        {t('common:map.open')}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('common:map.label')} shape="full">
        <div className="fixed inset-x-0 top-[68px] bottom-0">
          <ResultsMap list={list} found={found} active={picked} onPick={setPicked} className="absolute inset-0" />
          {offer && (
            <div className="absolute inset-x-3 bottom-3 z-10 rounded-lg bg-paper px-4 shadow-lift [&_article]:border-b-0">
              <ResultRow offer={offer} from={list.fields.from} to={list.fields.to} near={found.place?.label ?? ''} />
            </div>
          )}
        </div>
      </Dialog>
    </div>
  );
}
