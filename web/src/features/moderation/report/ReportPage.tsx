import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnReportShape, ReportBody } from '@lendring/contracts/http/reports.js';
import type { Subject } from '@lendring/contracts/kernel/subject.js';
import { moderationLimits as limits } from '@lendring/contracts/moderation/limits.js';
import { reportNumber } from '@lendring/contracts/moderation/report-number.js';
import { reportTypes, reportTypesFor } from '@lendring/contracts/reference/report-types.js';
import { same } from '@lendring/contracts/rules/same.js';
import { askOwnReportsAgain, ownReportsQuery, reportableByMeQuery } from '../../../api/moderation.js';
import { useAnyText } from '../../../i18n/use-any-text.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { isApiError } from '../../../lib/api-client/api-error.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { dayOf } from '../../../lib/dates/moment.js';
import { useRepeatEarly } from '../../../lib/early/repeat.js';
import { looksLikeEmail } from '../../../lib/forms/typed-text.js';
import { refusalOf, useForm } from '../../../lib/forms/use-form.js';
import { useSession } from '../../../lib/session/session-context.js';
import { UntilKnown } from '../../../parts/people/UntilKnown.js';
import { Button } from '../../../ui/Button.js';
import { ButtonLink } from '../../../ui/ButtonLink.js';
import { Card } from '../../../ui/Card.js';
import { RadioCards } from '../../../ui/RadioCards.js';
import { SendForm } from '../../../ui/SendForm.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { TextArea } from '../../../ui/TextArea.js';
import { TextField } from '../../../ui/TextField.js';
import { FilingStanding } from '../decisions/FilingStanding.js';
import { Received, type Sent } from './Received.js';
import { reportTitle } from './report-title.js';

/** `asks`: the reporter is signed out and must give contact details. */
type Values = Readonly<{ type: number | null; description: string; name: string; email: string }>;

const newReport: Values = { type: null, description: '', name: '', email: '' };

const needsDescription = (type: number | null): boolean =>
  reportTypes.some(({ id, needsDescription: needs }) => id === type && needs);

type Problem = keyof Values;

const wrong = ({ type, description, name, email }: Values, asks: boolean): readonly Problem[] => [
  ...(type === null ? (['type'] as const) : []),
  ...(needsDescription(type) && description.trim() === '' ? (['description'] as const) : []),
  ...(asks && name.trim() === '' ? (['name'] as const) : []),
  ...(asks && !looksLikeEmail(email) ? (['email'] as const) : []),
];

const bodyOf = (subject: Subject, { type, description, name, email }: Values, asks: boolean): ReportBody => ({
  subject,
  type_id: type ?? 0,
  description: description.trim(),
  contact: asks ? { name: name.trim(), email: email.trim() } : null,
});

const fieldOf = (path: string): string | null =>
  ({ type_id: 'type', description: 'description', 'contact.name': 'name', 'contact.email': 'email' })[path] ?? null;

const fieldOfCode: Readonly<Record<string, Problem>> = {
  report_type: 'type',
  report_description_needed: 'description',
  report_contact_needed: 'name',
};

/** Replaces the form while the user's previous report is pending, because the API would reject a second report. */
function ReportedAlready({ report }: Readonly<{ report: OwnReportShape }>) {
  const { t } = useTranslation('moderation');
  const locale = useLocale();
  return (
    <Card ground="tint" className="flex flex-col items-start gap-4">
      <p>{t('report.already', { number: reportNumber(report.report_id), day: dayOf(report.at, locale) })}</p>
      <ButtonLink to="/account/decisions" variant="soft">
        {t('report.toOwn')}
      </ButtonLink>
    </Card>
  );
}

type Props = Readonly<{ subject: Subject; title: string; quote: string | null }>;

/** Report form, open to everyone, with or without an account (DSA Art. 16). */
export function ReportPage({ subject, title, quote }: Props) {
  const { t } = useTranslation('moderation');
  const words = useAnyText();
  const [sent, setSent] = useState<Sent | null>(null);
  const session = useSession();
  const isIn = session.status === 'in';
  const api = useApi();
  const { data: own, isLoading } = useQuery({ ...ownReportsQuery(api), enabled: isIn });
  const { data: seen, isLoading: isLooking } = useQuery({ ...reportableByMeQuery(api, subject), enabled: isIn });
  const waiting = isIn ? own?.reports.find((one) => same(one.subject, subject) && one.decision === null) : undefined;
  return (
    <div className="wrap column pt-6 pb-14">
      {sent === null ? (
        <>
          <h1 className="text-h1 wrap-anywhere">{reportTitle(words, title)}</h1>
          <div className="mt-2 mb-7 flex max-w-[60ch] flex-col gap-4">
            <p className="text-muted">{t(`report.lead.${subject.kind}`)}</p>
            {quote && (
              <blockquote className="rounded-md bg-sand p-4 whitespace-pre-line wrap-anywhere">{quote}</blockquote>
            )}
          </div>
          {isIn && own && <FilingStanding standing={own.standing} />}
          <UntilKnown isMissing={isIn && !isLoading && !isLooking} pending={<FormPending />}>
            {isIn && seen?.own ? (
              <Card ground="tint">{t('report.own')}</Card>
            ) : waiting ? (
              <ReportedAlready report={waiting} />
            ) : (
              <ReportForm subject={subject} done={setSent} />
            )}
          </UntilKnown>
        </>
      ) : (
        <Received subject={subject} title={title} sent={sent} />
      )}
    </div>
  );
}

/** Placeholder while it is unknown whether the user may report the item, or has already done so. */
function FormPending() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('ui.loading')}>
      <Skeleton className="h-96 rounded-lg" />
    </div>
  );
}

function ReportForm({ subject, done }: Readonly<{ subject: Subject; done: (sent: Sent) => void }>) {
  const { t } = useTranslation('moderation');
  const { t: common } = useTranslation();
  const locale = useLocale();
  const api = useApi();
  const queries = useQueryClient();
  const session = useSession();
  // Replay clicks made before hydration.
  useRepeatEarly();
  const asks = session.status !== 'in';
  const form = useForm<Values>({
    initial: newReport,
    check: (values) => wrong(values, asks).map((id) => ({ id, text: t(`report.problem.${id}`) })),
    send: async (values, options) => {
      try {
        const { report_id: reportId } = await api.post('/report', { body: bodyOf(subject, values, asks) }, options);
        done({ reportId, email: session.status === 'in' ? session.profile.email : values.email.trim() });
        await askOwnReportsAgain(queries);
        return undefined;
      } catch (error) {
        const id = isApiError(error) ? fieldOfCode[error.code] : undefined;
        return id && isApiError(error)
          ? { problems: [{ id, text: error.message }] }
          : refusalOf(common, error, fieldOf);
      }
    },
  });
  const { values, errorAt, change } = form;
  return (
    <SendForm form={form} label={t('report.send')} className="flex max-w-[640px] flex-col gap-6">
      <RadioCards
        id="type"
        legend={t('report.reason')}
        className="grid-cols-1! sm:grid-cols-2!"
        value={values.type === null ? null : String(values.type)}
        error={errorAt('type')}
        onChange={(value) => change({ type: Number(value) })}
        options={reportTypesFor(subject.kind).map(({ id, title }) => ({ value: String(id), label: title[locale] }))}
      />
      <TextArea
        id="description"
        label={t('report.description')}
        hint={t('report.descriptionHint')}
        optional={!needsDescription(values.type)}
        value={values.description}
        maxLength={limits.description}
        error={errorAt('description')}
        onChange={(event) => change({ description: event.target.value })}
      />
      {asks && (
        <fieldset className="flex flex-col gap-4 rounded-lg bg-sand p-5">
          <legend className="float-left text-lead font-bold">{t('report.contact')}</legend>
          <p className="clear-both text-muted">{t('report.contactWhy')}</p>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              id="name"
              label={t('report.name')}
              value={values.name}
              maxLength={limits.name}
              autoComplete="name"
              error={errorAt('name')}
              onChange={(event) => change({ name: event.target.value })}
            />
            <TextField
              id="email"
              type="email"
              inputMode="email"
              spellCheck={false}
              label={t('report.email')}
              value={values.email}
              maxLength={200}
              autoComplete="email"
              error={errorAt('email')}
              onChange={(event) => change({ email: event.target.value })}
            />
          </div>
        </fieldset>
      )}
      <div className="text-small text-muted">
        <p>{t('report.truth')}</p>
        {/* Promise no anonymity in a request, because the other side can tell who reported. */}
        {subject.kind !== 'message' && subject.kind !== 'request' && <p className="mt-1">{t('report.secret')}</p>}
      </div>
      <Button type="submit" busy={form.busy} className="max-sm:w-full sm:self-start">
        {t('report.send')}
      </Button>
      <p className="text-small text-muted">{t('report.danger')}</p>
    </SendForm>
  );
}
