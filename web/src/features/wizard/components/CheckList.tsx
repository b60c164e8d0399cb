import { Link } from '@tanstack/react-router';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/Icon.js';
import { editSteps, missingSteps, steps, type Step } from '../model/steps.js';
import { stepLink, useWizard } from '../wizard-context.js';
import { StepSummary } from './StepSummary.js';

/** The element of a step's "change" link. */
export const checkId = (step: Step): string => `check-${step}`;

/** All answers with a way to change each. */
export function CheckList() {
  const { t } = useTranslation('wizard');
  const { mode, offer } = useWizard();
  const missing = missingSteps(offer);
  const list = mode === 'edit' ? editSteps : steps.filter((step) => step !== 'publish');
  return (
    <dl className="flex flex-col">
      {list.map((step) => {
        const lacks = missing.includes(step);
        return (
          <div key={step} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-b border-line py-4 md:grid-cols-[180px_minmax(0,1fr)_auto]">
            <dt className="font-bold">{t(`steps.${step}`)}</dt>
            <dd className="min-w-0 max-md:col-[1/span_2] max-md:row-start-2 wrap-anywhere">
              {lacks ? <span className="flex items-start gap-2 font-semibold text-rose-ink"><Icon icon={CircleAlert} className="mt-0.5" />{t(`missing.${step as 'category' | 'images' | 'description' | 'pricing' | 'terms'}`)}</span> : <StepSummary step={step} />}
            </dd>
            <dd className="max-md:col-start-2 max-md:row-start-1">
              <Link {...stepLink(mode, offer.offer_id, step)} id={checkId(step)} className="inline-block py-0.5 font-semibold">
                {t(lacks ? 'check.add' : 'check.change')}<span className="sr-only"> {t(`steps.${step}`)}</span>
              </Link>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
