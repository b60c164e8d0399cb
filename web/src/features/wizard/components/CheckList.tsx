import { Link } from '@tanstack/react-router';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useTranslation } from 'react-i18next';
import { ownGroupsQuery } from '../../../api/groups.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useSession } from '../../../lib/session/session-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { Icon } from '../../../ui/Icon.js';
import { editParts, missingSteps, parts, stepOf, type NeededStep, type Part } from '../model/steps.js';
import { stepLink, useWizard, type Mode } from '../wizard-context.js';
import { PartSummary } from './PartSummary.js';

export const checkId = (part: string): string => `check-${part}`;

/** Link to the step of a part, with its section as the fragment if the step has several. */
const partLink = (mode: Mode, offerId: string, part: Part) => {
  const step = stepOf(part) ?? 'category';
  return { ...stepLink(mode, offerId, step), ...(step === part && part !== 'terms' ? {} : { hash: `part-${part}` }) };
};

export function CheckList() {
  const { t } = useTranslation('wizard');
  const { mode, offer } = useWizard();
  const missing: readonly string[] = missingSteps(offer);
  const isIn = useSession().status === 'in';
  const { data: groups = [] } = useQuery({ ...ownGroupsQuery(useApi()), enabled: isIn });
  const isGrouped = offer.audience.seen_by === 'members' || groups.some(({ role }) => role !== null);
  const list = (mode === 'edit' ? editParts : parts).filter((part) => part !== 'groups' || isGrouped);
  return (
    <dl className="flex flex-col">
      {list.map((part) => {
        const lacks = missing.includes(part);
        return (
          <div
            key={part}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-b border-line py-4 md:grid-cols-[180px_minmax(0,1fr)_auto]"
          >
            <dt className="font-bold">{t(`parts.${part}`)}</dt>
            <dd className="min-w-0 max-md:col-[1/span_2] max-md:row-start-2 wrap-anywhere">
              {lacks ? (
                <span className="flex items-start gap-2 font-semibold text-rose-ink">
                  <Icon icon={CircleAlert} className="mt-0.5" />
                  {t(`missing.${part as NeededStep}`)}
                </span>
              ) : (
                <PartSummary part={part} />
              )}
            </dd>
            <dd className="max-md:col-start-2 max-md:row-start-1">
              <Link
                {...partLink(mode, offer.offer_id, part)}
                id={checkId(part)}
                className="inline-block py-0.5 font-semibold"
              >
                {t(lacks ? 'check.add' : 'check.change')}
                <span className="sr-only"> {t(`parts.${part}`)}</span>
              </Link>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
