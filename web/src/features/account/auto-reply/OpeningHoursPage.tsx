import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import type { OpeningHours, OpenSpan } from '@lendring/contracts/account/auto-reply.js';
import { addDays } from '@lendring/contracts/kernel/days.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { inOrder } from '@lendring/contracts/rules/open-spans.js';
import { same } from '@lendring/contracts/rules/same.js';
import { day as formatDay } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import type { Profile } from '../../../lib/session/session.js';
import { Button } from '../../../ui/Button.js';
import { Checkbox } from '../../../ui/Checkbox.js';
import { Icon } from '../../../ui/Icon.js';
import { IconButton } from '../../../ui/IconButton.js';
import { SkeletonText } from '../../../ui/Skeleton.js';
import { TextField } from '../../../ui/TextField.js';
import { cx } from '../../../ui/cx.js';
import { toasts } from '../../../ui/toasts.js';
import { AccountFrame } from '../components/AccountFrame.js';
import { FormCard } from '../components/FormCard.js';
import { useProfileForm } from '../components/profile-form.js';
import { useGoBack, useProfile } from '../use-profile.js';

type Week = readonly (readonly OpenSpan[])[];

const usual: OpenSpan = { from: '09:00', to: '18:00' };

export const weekOf = (hours: OpeningHours | null): Week => hours ?? Array.from({ length: 7 }, () => []);

const onDay = (week: Week, day: number, spans: readonly OpenSpan[]): Week =>
  week.map((one, index) => (index === day ? spans : one));

/** Opening a closed day copies the spans of the nearest open day before it. */
export const toggled = (week: Week, day: number): Week => {
  const before = week.slice(0, day).findLast((spans) => spans.length > 0);
  return onDay(week, day, week[day]?.length ? [] : [...(before ?? [usual])]);
};

export const changed = (week: Week, day: number, index: number, part: Partial<OpenSpan>): Week =>
  onDay(
    week,
    day,
    (week[day] ?? []).map((span, at) => (at === index ? { ...span, ...part } : span)),
  );

export const added = (week: Week, day: number): Week => onDay(week, day, [...(week[day] ?? []), { from: '', to: '' }]);

export const removed = (week: Week, day: number, index: number): Week =>
  onDay(
    week,
    day,
    (week[day] ?? []).filter((_, at) => at !== index),
  );

export const asOnWeekdays = (week: Week, day: number): Week =>
  week.map((spans, index) => (index < 5 ? [...(week[day] ?? [])] : spans));

/** First open weekday (Monday to Friday) whose hours differ from another weekday's; null if there is none. */
export const copiedFrom = (week: Week): number | null => {
  const day = week.findIndex((spans, index) => index < 5 && spans.length > 0);
  return day === -1 || same(week, asOnWeekdays(week, day)) ? null : day;
};

/** Days with incomplete or out-of-order spans; 0 is Monday. */
export const wrongDays = (week: Week): readonly number[] =>
  week.flatMap((spans, day) => (spans.every(({ from, to }) => from && to) && inOrder(spans) ? [] : [day]));

/** Opening hours of the week; null when every day is closed. */
export const hoursOf = (week: Week): OpeningHours | null =>
  week.some((spans) => spans.length > 0) ? week.map((spans) => [...spans]) : null;

/** Browser time inputs cannot express 24:00; the form uses 00:00 for the end of a day. */
const typedEnd = (time: string): string => (time === '00:00' ? '24:00' : time);
const shownEnd = (time: string): string => (time === '24:00' ? '00:00' : time);

/** Any Monday works: it only supplies the weekday names. */
const monday = '2024-01-01';

export function OpeningHoursPage({ returnTo }: Readonly<{ returnTo: string | undefined }>) {
  const { t } = useTranslation('autoReply');
  const profile = useProfile();
  return (
    <AccountFrame title={t('hours.title')} intro={t(profile?.commercial ? 'hours.introCommercial' : 'hours.intro')}>
      {profile ? <HoursForm profile={profile} returnTo={returnTo} /> : <SkeletonText lines={7} />}
    </AccountFrame>
  );
}

function HoursForm({ profile, returnTo }: Readonly<{ profile: Profile; returnTo: string | undefined }>) {
  const { t } = useTranslation('autoReply');
  const locale = useLocale();
  const goBack = useGoBack(returnTo);
  const form = useProfileForm({
    initial: { week: weekOf(profile.opening_hours) },
    check: ({ week }) => wrongDays(week).map((index) => ({ id: `week-${index}`, problem: 'hours' as const })),
    patch: ({ week }) => ({ opening_hours: hoursOf(week) }),
    // Show a toast and stay on the page after saving, unless another page linked here.
    onSaved: () => (returnTo === undefined ? void toasts.show('success', t('saved')) : goBack()),
  });
  const { week } = form.values;
  const untold = hoursOf(week) === null;
  const from = copiedFrom(week);
  const put = (next: typeof week) => form.change({ week: next });
  return (
    <FormCard form={form} label={t('hours.title')} {...(returnTo === undefined ? {} : { action: t('hours.goOn') })}>
      <p role="status" className="text-muted">
        {t(untold ? 'hours.untoldText' : profile.commercial ? 'hours.toldCommercial' : 'hours.told')}
      </p>
      <ul className="m-0 flex list-none flex-col divide-y divide-line rounded-lg border border-line p-0">
        {week.map((spans, index) => {
          const name = formatDay(addDays(monday, index), locale, 'weekday');
          const problem = form.errorAt(`week-${index}`);
          return (
            <li key={index} id={`week-${index}`} tabIndex={-1} className="flex flex-wrap gap-x-4 px-4 py-2">
              <div className="w-36 shrink-0">
                <Checkbox label={name} checked={spans.length > 0} onChange={() => put(toggled(week, index))} />
              </div>
              <div className={cx('flex min-w-0 flex-1 flex-col gap-2 py-1', spans.length > 0 && 'max-sm:basis-full')}>
                {spans.length === 0 && (
                  <p className="py-2 text-muted">
                    {t(untold ? 'hours.untold' : profile.commercial ? 'hours.closed' : 'hours.away')}
                  </p>
                )}
                {spans.map((span, at) => (
                  <div key={at} className="flex max-w-[340px] items-center gap-2">
                    <TextField
                      type="time"
                      hideLabel
                      className="min-w-0 flex-1"
                      label={t('hours.from', { day: name })}
                      value={span.from}
                      onChange={(event) => put(changed(week, index, at, { from: event.target.value }))}
                    />
                    <span aria-hidden>–</span>
                    <TextField
                      type="time"
                      hideLabel
                      className="min-w-0 flex-1"
                      label={t('hours.to', { day: name })}
                      value={shownEnd(span.to)}
                      onChange={(event) => put(changed(week, index, at, { to: typedEnd(event.target.value) }))}
                    />
                    {at > 0 && (
                      <IconButton
                        icon={X}
                        label={t('hours.removeSpan', { day: name })}
                        onClick={() => put(removed(week, index, at))}
                      />
                    )}
                  </div>
                ))}
                {spans.length > 0 && spans.length < limits.openSpans && (
                  <Button variant="quiet" small className="self-start" onClick={() => put(added(week, index))}>
                    <Icon icon={Plus} size={16} />
                    {t('hours.addSpan')}
                    <span className="sr-only">: {name}</span>
                  </Button>
                )}
                {index === from && !wrongDays(week).includes(index) && (
                  <Button variant="quiet" small className="self-start" onClick={() => put(asOnWeekdays(week, index))}>
                    {t('hours.weekdays')}
                    <span className="sr-only">: {name}</span>
                  </Button>
                )}
                {problem && <p className="text-small font-semibold text-rose-ink">{problem}</p>}
              </div>
            </li>
          );
        })}
      </ul>
    </FormCard>
  );
}
