import type { PriceForDays } from '@lendring/contracts/rules/price-for-days.js';
import { moneyExact } from '../../i18n/format.js';
import type { AnyText } from '../../i18n/namespaces.js';
import { useAnyText } from '../../i18n/use-any-text.js';
import { shownSum, sumTexts, type Priced } from '../../parts/offers/sum-text.js';
import { useCounterWords } from '../../parts/counter-loans/words.js';
import { Button } from '../../ui/Button.js';
import { NumberField } from '../../ui/NumberField.js';
import { centsOf } from './model.js';

/** Why the offer has no price for the chosen time. */
const noPriceText = (t: AnyText, { problem, pricing }: Extract<PriceForDays<Priced>, { problem: string }>): string => {
  const { rentType, minDuration, maxDuration } = pricing;
  if (problem === 'wish_kind') return t(`counterLoans:form.noPrice.${rentType === 2 ? 'onlyHours' : 'noHours'}`);
  const count = problem === 'duration_too_short' ? minDuration : (maxDuration ?? 1);
  return t(`counterLoans:form.noPrice.${problem}`, { units: t(`unit.${rentType}`, { count }) });
};

type Props = Pick<Parameters<typeof NumberField>[0], 'id' | 'value' | 'error' | 'onChange'> &
  Readonly<{ label: string; proposal: PriceForDays<Priced> | null; quantity: number }>;

/** Price of a whole loan at the counter, in euros as typed, with that of the offer and how it is computed. */
export function PriceField({ proposal, quantity, ...field }: Props) {
  const { t } = useCounterWords();
  const words = useAnyText();
  const cents = centsOf(proposal);
  const sum = proposal && !('problem' in proposal) ? sumTexts(words, shownSum(proposal), quantity) : null;
  const isDonation = proposal?.pricing.paymentType === 4;
  const isComputed = proposal?.pricing.paymentType !== 5 && proposal?.pricing.paymentType !== 6;
  return (
    <div className="flex flex-col gap-2">
      <NumberField kind="money" optional suffix="€" {...field} />
      <div role="status" className="text-base wrap-anywhere text-muted empty:hidden">
        {sum && (
          <p>
            {t('form.proposed', {
              sum: [
                isComputed ? `${sum.lines.map(({ label }) => label).join(' + ')} = ${sum.sum}` : sum.sum,
                isDonation ? words('price.donation') : '',
              ]
                .filter(Boolean)
                .join(' '),
            })}
          </p>
        )}
        {proposal && 'problem' in proposal && <p>{noPriceText(words, proposal)}</p>}
      </div>
      {cents !== null && cents !== field.value && (
        <div>
          <Button variant="ghost" small onClick={() => field.onChange(cents)}>
            {t('form.takePrice', { price: moneyExact({ minor: cents }) })}
          </Button>
        </div>
      )}
    </div>
  );
}
