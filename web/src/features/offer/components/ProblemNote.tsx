import { limits } from '@lendring/contracts/kernel/limits.js';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { PricingShape } from '@lendring/contracts/http/shapes.js';
import { useAnyText } from '../../../i18n/use-any-text.js';
import { Icon } from '../../../ui/Icon.js';
import type { Obstacle } from '../model/price.js';

export function ProblemNote({
  obstacle: { problem, otherPrice },
  pricing,
}: Readonly<{ obstacle: Obstacle; pricing: PricingShape }>) {
  const t = useAnyText();
  const unit = (count: number) => t(`unit.${pricing.renttype_id}`, { count });
  const text =
    problem === 'duration_too_short'
      ? t(`offer:problem.${otherPrice ? 'tooShortHere' : 'duration_too_short'}`, { units: unit(pricing.duration_min) })
      : problem === 'duration_too_long'
        ? t(`offer:problem.${otherPrice ? 'tooLongHere' : 'duration_too_long'}`, {
            units: unit(pricing.duration_max ?? limits.duration),
          })
        : t(`offer:problem.${problem}`);
  return (
    <p className="flex gap-2.5 rounded-md bg-rose px-4 py-3 text-rose-ink">
      <Icon icon={CircleAlert} className="mt-0.5" />
      <span>{text}</span>
    </p>
  );
}
