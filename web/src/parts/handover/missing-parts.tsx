import CircleAlert from 'lucide-react/icons/circle-alert';
import { useTranslation } from 'react-i18next';
import type { MissingShape, PieceShape } from '@lendring/contracts/http/pieces.js';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import { countedText } from '@lendring/contracts/rules/parts-text.js';
import { day, localZone } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useNow } from '../../lib/dates/use-now.js';
import { Icon } from '../../ui/Icon.js';

type Props = Readonly<{
  piece: PieceShape;
  /** Pieces of the offer, for the numbers of those that came back together. */
  all: readonly PieceShape[];
  /** Missing parts of the offer; undefined: none. */
  missing: readonly MissingShape[] | undefined;
}>;

/** Numbers of the pieces that came back without the parts of these loans. */
export const numbersIn = (all: Props['all'], loanIds: readonly string[]): readonly string[] =>
  all.filter(({ missing }) => missing?.some((loanId) => loanIds.includes(loanId))).map(({ number }) => number);

/** Parts that a piece, or one of several that came back together, lacks since a return. Nothing for a complete piece. */
export function MissingParts({ piece, all, missing = [] }: Props) {
  const { t } = useTranslation('pieces');
  const locale = useLocale();
  const today = dayIn(useNow(), localZone());
  const own = missing.filter(({ loan_id: loanId }) => piece.missing?.includes(loanId));
  return own.map(({ loan_id: loanId, since, parts }) => {
    const date = dayIn(since, localZone());
    const numbers = numbersIn(all, [loanId]);
    const isAmong = numbers.length > 1;
    return (
      <span key={loanId} className="block font-semibold text-rose-ink wrap-anywhere">
        <Icon icon={CircleAlert} size={18} className="mr-1.5 align-[-4px]" />
        {t(isAmong ? 'missing.among' : 'missing.since', {
          day: day(date, locale, date.slice(0, 4) === today.slice(0, 4) ? 'plain' : 'year'),
          parts: countedText(parts),
          numbers: numbers.join(', '),
        })}
      </span>
    );
  });
}
