import CircleAlert from 'lucide-react/icons/circle-alert';
import type { PricingShape } from '@lendring/contracts/http/shapes.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { day } from '../../../i18n/format.js';
import { useAnyText } from '../../../i18n/use-any-text.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { Icon } from '../../../ui/Icon.js';
import type { Obstacle } from '../model/pricing.js';
import { closedText } from './request-words.js';

/** Key of the words for a length: those of a free offer do not mention a price. */
const lengthWords = (side: 'short' | 'long', isFree: boolean, otherPrice: boolean | undefined) => {
  const name = side === 'short' ? 'tooShort' : 'tooLong';
  if (isFree) return otherPrice ? (`${name}FreeHere` as const) : (`${name}Free` as const);
  return otherPrice ? (`${name}Here` as const) : (`duration_too_${side}` as const);
};

export function ProblemNote({
  obstacle: { problem, otherPrice, free = 0, closed, day: limit, shortOn },
  pricing,
}: Readonly<{ obstacle: Obstacle; pricing: PricingShape }>) {
  const t = useAnyText();
  const locale = useLocale();
  const unit = (count: number) => t(`unit.${pricing.renttype_id}`, { count });
  const isFree = pricing.paymenttype_id === 5;
  const text =
    problem === 'duration_too_short'
      ? t(`offer:problem.${lengthWords('short', isFree, otherPrice)}`, { units: unit(pricing.duration_min) })
      : problem === 'duration_too_long'
        ? t(`offer:problem.${lengthWords('long', isFree, otherPrice)}`, {
            units: unit(pricing.duration_max ?? limits.duration),
          })
        : problem === 'not_enough_units'
          ? t('offer:problem.not_enough_units', { count: free })
          : closed
            ? closedText(t, locale, closed)
            : t(`offer:problem.${problem}`, limit === undefined ? {} : { day: day(limit, locale, 'full') });
  return (
    <p className="flex gap-2.5 rounded-md bg-rose px-4 py-3 text-rose-ink">
      <Icon icon={CircleAlert} className="mt-0.5" />
      <span>
        {text}
        {shortOn && ` ${t('offer:problem.shortOn', { day: day(shortOn, locale) })}`}
      </span>
    </p>
  );
}
