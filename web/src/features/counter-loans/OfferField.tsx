import { lazy, Suspense, useDeferredValue } from 'react';
import { lendableQuery } from '../../api/lendable.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { useCounterWords } from '../../parts/counter-loans/words.js';
import { Combobox } from '../../ui/Combobox.js';
import type { Lendable } from './model.js';

const OfferHints = lazy(() => import('./OfferHints.js'));
const StillOut = lazy(() => import('../../parts/handover/StillOut.js'));

type Props = Readonly<{
  id: string;
  label: string;
  sought: string;
  offer: Lendable | null;
  error: string | undefined;
  onSought: (text: string) => void;
  onOffer: (offer: Lendable) => void;
}>;

/** Own offer, found by typing words of its title, its number or that of a piece. */
export function OfferField({ id, label, sought, offer, error, onSought, onOffer }: Props) {
  const { t } = useCounterWords();
  const asked = useDeferredValue(offer ? '' : sought.trim());
  const found = useQuery(lendableQuery(useApi(), asked));
  const offers = found.data ?? [];
  return (
    <>
      <Combobox
        id={id}
        label={label}
        field={{ hint: t('form.offerHint'), error }}
        value={sought}
        minLength={0}
        empty={found.isSuccess ? t('form.offerNone') : undefined}
        suggestions={offers.map((one) => ({
          id: `${one.offer_id} ${one.piece?.piece_id ?? ''}`,
          label: one.title,
          detail: one.piece?.number ?? one.number ?? '',
          offer: one,
        }))}
        onChange={onSought}
        onChoose={(item) => onOffer(item.offer)}
      />
      {offer?.piece && <p>{t('form.piece', { number: offer.piece.number })}</p>}
      {offer && (
        <Suspense>
          <StillOut offerId={offer.offer_id} />
          <OfferHints offer={offer} />
        </Suspense>
      )}
    </>
  );
}
