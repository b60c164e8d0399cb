import type { Plan } from '@lendring/contracts/billing/catalogue.js';
import { planLimits as limits } from '@lendring/contracts/billing/plan-limits.js';
import type { SettingShape } from '@lendring/contracts/http/installation.js';
import { Link } from '@tanstack/react-router';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moneyExact } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useForm } from '../../lib/forms/use-form.js';
import { UnsavedGuard } from '../../parts/backoffice/UnsavedGuard.js';
import { Button } from '../../ui/Button.js';
import { Card } from '../../ui/Card.js';
import { IconButton } from '../../ui/IconButton.js';
import { SendForm } from '../../ui/SendForm.js';
import { Tag } from '../../ui/Tag.js';
import { intervals, planFieldName } from './setting-facts.js';
import { PlanFields } from './PlanFields.js';
import {
  draftsOf,
  mayMove,
  moved,
  planFieldId,
  plansOfDraft,
  problemsOfPlans,
  withNewPlan,
  type PlanDraft,
} from './plans-draft.js';
import { PublishDraft, useChange } from './publish.js';

type Props = Readonly<{ shown: SettingShape; plans: readonly Plan[]; onChanged: (now: SettingShape) => void }>;

/** Plans on sale, in display order. A published plan can be withdrawn from sale, but not deleted. */
export function PlansForm({ shown, plans, onChanged }: Props) {
  const { t } = useTranslation('backoffice');
  const locale = useLocale();
  const { beginning } = shown;
  const file = beginning.part === 'plans' ? (beginning.value ?? []) : [];
  const send = useChange({ shown, idOf: (path) => `plans-${path.replaceAll('.', '-')}`, onChanged });
  const form = useForm<Readonly<{ plans: readonly PlanDraft[]; reason: string }>>({
    initial: () => ({ plans: draftsOf(plans, file), reason: '' }),
    check: ({ plans: drafts, reason }) => [
      ...problemsOfPlans(drafts).map((found) =>
        found.problem === 'tooMany'
          ? { id: 'plans-add', text: t('settings.plans.problem.tooMany', limits) }
          : {
              id: planFieldId(found.index, found.field),
              text: t(`settings.plans.problem.${found.problem}`, {
                plan: found.draft.title[locale].trim() || t('settings.plans.new'),
                field: planFieldName(t, found.field),
              }),
            },
      ),
      ...(reason.trim() === '' ? [{ id: 'reason', text: t('settings.problem.reason') }] : []),
    ],
    send: async ({ plans: drafts, reason }, options) =>
      send({ part: 'plans', value: plansOfDraft(drafts) }, options, reason),
  });
  const { values, errorAt, change } = form;
  const drafts = values.plans;
  const wrong = form.summary.problems.map(({ id }) => id);
  const edit = (index: number, part: Partial<PlanDraft>) =>
    change({ plans: drafts.map((draft, at) => (at === index ? { ...draft, ...part } : draft)) });
  return (
    <SendForm form={form} label={t('settings.parts.plans')} className="flex max-w-[720px] flex-col gap-5">
      <UnsavedGuard form={form} />
      <ol className="flex flex-col gap-4">
        {drafts.map((draft, index) => (
          <li key={draft.key}>
            <PlanCard
              id={`plans-${index}`}
              draft={draft}
              isWrong={wrong.some((id) => id.startsWith(`plans-${index}-`))}
              errorAt={errorAt}
              move={(by) => (mayMove(drafts, index, by) ? () => change({ plans: moved(drafts, index, by) }) : null)}
              onChange={(part) => edit(index, part)}
              onRemove={() => change({ plans: drafts.toSpliced(index, 1) })}
            />
          </li>
        ))}
      </ol>
      <div>
        <Button id="plans-add" variant="soft" onClick={() => change({ plans: withNewPlan(drafts) })}>
          {t('settings.plans.add')}
        </Button>
        {errorAt('plans-add') && (
          <p className="mt-1.5 text-small font-semibold text-rose-ink">{errorAt('plans-add')}</p>
        )}
      </div>
      <PublishDraft
        before={shown.setting}
        draft={{ part: 'plans', value: plansOfDraft(drafts) }}
        reason={values.reason}
        error={errorAt('reason')}
        busy={form.busy}
        onReason={(reason) => change({ reason })}
      />
      <p className="text-small text-muted">
        {t('settings.plans.others')}{' '}
        <Link to="/backoffice/plans" className="underline">
          {t('settings.plans.othersLink')}
        </Link>
      </p>
    </SendForm>
  );
}

type CardProps = Readonly<{
  id: string;
  draft: PlanDraft;
  isWrong: boolean;
  errorAt: (id: string) => string | undefined;
  move: (by: -1 | 1) => (() => void) | null;
  onChange: (part: Partial<PlanDraft>) => void;
  onRemove: () => void;
}>;

function PlanCard({ id, draft, isWrong, errorAt, move, onChange, onRemove }: CardProps) {
  const { t } = useTranslation('backoffice');
  const locale = useLocale();
  const isNew = draft.planId === null;
  const [isOpen, setOpen] = useState(isNew);
  const title = draft.title[locale].trim() || t('settings.plans.new');
  const { price } = draft;
  const [up, down] = [move(-1), move(1)];
  return (
    <Card as="section" aria-labelledby={`${id}-name`}>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 id={`${id}-name`} className="min-w-0 text-h3 wrap-anywhere">
          {title}
        </h2>
        {(up || down) && (
          <span className="flex shrink-0">
            <IconButton
              icon={ArrowUp}
              label={t('settings.plans.up', { title })}
              aria-disabled={up === null}
              className="aria-disabled:opacity-40"
              onClick={() => up?.()}
            />
            <IconButton
              icon={ArrowDown}
              label={t('settings.plans.down', { title })}
              aria-disabled={down === null}
              className="aria-disabled:opacity-40"
              onClick={() => down?.()}
            />
          </span>
        )}
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span>
          {price === null
            ? t('settings.plans.free')
            : intervals
                .flatMap((interval) => {
                  const net = price[interval];
                  return net ? [t(`settings.plans.costs.${interval}`, { amount: moneyExact({ minor: net }) })] : [];
                })
                .join(' · ')}
        </span>
        {!draft.offered && <Tag tone="grey">{t('settings.plans.notOffered')}</Tag>}
      </p>
      <details open={isOpen || isWrong} className="mt-2" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-teal-deep">
          {t('settings.plans.edit')}
          <span className="sr-only">: {title}</span>
        </summary>
        <div className="mt-3">
          <PlanFields id={id} draft={draft} errorAt={errorAt} onChange={onChange} />
          {isNew && (
            <Button variant="ghost" className="mt-4" onClick={onRemove}>
              {t('settings.plans.remove')}
            </Button>
          )}
        </div>
      </details>
    </Card>
  );
}
