import X from 'lucide-react/icons/x';
import type { OfferShape } from '@lendring/contracts/http/offer.js';
import { useCounterWords } from '../../parts/counter-loans/words.js';
import { IconButton } from '../../ui/IconButton.js';
import { NumberField } from '../../ui/NumberField.js';
import { OfferField } from './OfferField.js';
import { SituationText } from './PeriodFields.js';
import { PriceField } from './PriceField.js';
import {
  proposalOf,
  quantityProblem,
  thingId,
  unitsOf,
  type Lendable,
  type PeriodValues,
  type Situation,
  type Thing,
} from './model.js';

type Props = Readonly<{
  thing: Thing;
  index: number;
  period: PeriodValues;
  situation: Situation | null;
  /** Opening times of the place, once known. */
  opening: OfferShape['opening'] | undefined;
  errorAt: (id: string) => string | undefined;
  onChange: (part: Partial<Thing>) => void;
  onOffer: (offer: Lendable) => void;
  /** Absent for the only thing. */
  onRemove?: (() => void) | undefined;
}>;

/** Offer, number of units and price of one of the things that are lent. */
export function ThingFields(props: Props) {
  const { thing, index, period, situation, opening, errorAt, onChange, onOffer, onRemove } = props;
  const { t } = useCounterWords();
  const { offer, quantity } = thing;
  const free = situation?.free ?? null;
  const idOf = (field: string) => thingId(index, field);
  const isTaken = offer !== null && quantityProblem(quantity, unitsOf(thing, free)) === 'taken';
  return (
    <li className={onRemove && 'flex flex-col gap-5 rounded-lg border border-line p-4'}>
      {onRemove && (
        <div className="-mt-1 -mb-4 flex items-center justify-between gap-3">
          <h2 className="text-h3">{t('form.thing', { number: index + 1 })}</h2>
          <IconButton icon={X} label={t('form.removeThing', { number: index + 1 })} onClick={onRemove} />
        </div>
      )}
      <div className="flex flex-col gap-5">
        <OfferField
          id={idOf('offer')}
          label={t('form.offer')}
          sought={thing.sought}
          offer={offer}
          error={errorAt(idOf('offer'))}
          onSought={(sought) => onChange({ sought, offer: null })}
          onOffer={onOffer}
        />
        {offer && onRemove && <SituationText situation={situation} quantity={offer.quantity} />}
        {offer && offer.quantity > 1 && (
          <NumberField
            id={idOf('quantity')}
            label={t('form.quantity')}
            hint={free === null ? t('form.of', { max: offer.quantity }) : t('form.free', { free, max: offer.quantity })}
            value={quantity}
            error={
              errorAt(idOf('quantity')) ??
              (isTaken ? t('problem.quantity.taken', { count: free ?? 0, max: offer.quantity }) : undefined)
            }
            onChange={(value) => onChange({ quantity: value })}
          />
        )}
        <PriceField
          id={idOf('price')}
          label={t(onRemove ? 'form.thingPrice' : 'form.price')}
          value={thing.price}
          error={errorAt(idOf('price'))}
          proposal={offer && proposalOf({ ...period, quantity }, offer.pricing, opening)}
          quantity={quantity ?? 1}
          onChange={(price) => onChange({ price, isPriceTyped: true })}
        />
      </div>
    </li>
  );
}
