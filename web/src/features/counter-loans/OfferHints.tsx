import CircleAlert from 'lucide-react/icons/circle-alert';
import { isLendable } from '@lendring/contracts/rules/pieces.js';
import { offerQuery } from '../../api/offer.js';
import { piecesQuery } from '../../api/pieces.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { useCounterWords } from '../../parts/counter-loans/words.js';
import { MissingParts } from '../../parts/handover/missing-parts.js';
import { placesText } from '../../parts/offers/ask-rules.js';
import { Icon } from '../../ui/Icon.js';
import type { Lendable } from './model.js';

/** Chosen piece that cannot go out as it is, or that lacks parts. */
function PieceHint({ offerId, pieceId }: Readonly<{ offerId: string; pieceId: number }>) {
  const { t } = useCounterWords();
  const { data } = useQuery(piecesQuery(useApi(), offerId));
  const piece = data?.pieces.find(({ piece_id: id }) => id === pieceId);
  if (!data || !piece) return null;
  const { condition, number, loan } = piece;
  const why = isLendable(condition) ? (loan ? 'out' : null) : condition === 'defect' ? 'defect' : 'retired';
  return (
    <>
      {why && (
        <p className="font-semibold text-rose-ink wrap-anywhere">
          <Icon icon={CircleAlert} size={18} className="mr-1.5 align-[-4px]" />
          {t(`form.pieceNot.${why}`, { number })}
        </p>
      )}
      {piece.missing && (
        <p>
          <MissingParts piece={piece} all={data.pieces} missing={data.missing} />
        </p>
      )}
    </>
  );
}

/** Conditions of a chosen offer that its owner keeps in mind at the counter; none of them prevents a loan. */
export default function OfferHints({ offer: { offer_id: offerId, piece } }: Readonly<{ offer: Lendable }>) {
  const { t, locale } = useCounterWords();
  const { data: offer } = useQuery(offerQuery(useApi(), offerId));
  const rules = offer?.ask_rules;
  return (
    <div role="status" className="flex flex-col gap-2 empty:hidden">
      {piece && <PieceHint offerId={offerId} pieceId={piece.piece_id} />}
      {rules && rules.towns.length + rules.postals.length > 0 && (
        <p className="wrap-anywhere">{t('form.residents', { places: placesText(rules, locale) })}</p>
      )}
    </div>
  );
}
