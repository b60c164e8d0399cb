import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { certification, traderLimits } from '@lendring/contracts/account/trader-rules.js';
import type { OwnTraderShape } from '@lendring/contracts/http/traders.js';
import { certificationTexts } from '@lendring/contracts/texts/trader.js';
import { ownTraderQuery, putOwnTrader } from '../../../api/traders.js';
import { day } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { useForm } from '../../../lib/forms/use-form.js';
import { TraderList } from '../../../parts/people/TraderFacts.js';
import { LoadProblem } from '../../../parts/loading/LoadProblem.js';
import { Card } from '../../../ui/Card.js';
import { Checkbox } from '../../../ui/Checkbox.js';
import { RadioCards } from '../../../ui/RadioCards.js';
import { SkeletonText } from '../../../ui/Skeleton.js';
import { Tag } from '../../../ui/Tag.js';
import { TextField } from '../../../ui/TextField.js';
import { useGoBack } from '../use-profile.js';
import { FormCard } from '../../../parts/account/FormCard.js';

type TraderValues = Readonly<{ inRegister: 'yes' | 'no' | null; name: string; number: string; certified: boolean }>;
type TraderProblem = 'choose' | 'register' | 'number' | 'certify';

/** Saved trader details as form values; `inRegister` is null until the trader has answered. */
const traderOf = ({ details: { register }, state, certification: certified }: OwnTraderShape): TraderValues => ({
  inRegister: state === 'none' ? null : register ? 'yes' : 'no',
  name: register?.name ?? '',
  number: register?.number ?? '',
  certified: certified?.version === certification,
});

type Problems = readonly Readonly<{ id: keyof TraderValues; problem: TraderProblem }>[];

const wrongTrader = ({ inRegister, name, number, certified }: TraderValues): Problems => {
  const listed = inRegister === 'yes';
  return [
    ...(inRegister === null ? [{ id: 'inRegister', problem: 'choose' } as const] : []),
    ...(listed && !name.trim() ? [{ id: 'name', problem: 'register' } as const] : []),
    ...(listed && !number.trim() ? [{ id: 'number', problem: 'number' } as const] : []),
    ...(certified ? [] : [{ id: 'certified', problem: 'certify' } as const]),
  ];
};

const traderBody = ({ inRegister, name, number }: TraderValues) => ({
  register: inRegister === 'yes' ? { name: name.trim(), number: number.trim() } : null,
  certification,
});

export function TraderSection({ returnTo }: Readonly<{ returnTo: string | undefined }>) {
  const { t } = useTranslation('trader');
  const { data, error } = useQuery(ownTraderQuery(useApi()));
  return (
    <section id="trader" aria-labelledby="trader-title" className="mt-10 border-t border-line pt-8">
      <h2 id="trader-title" className="text-h3">
        {t('own.title')}
      </h2>
      <p className="mt-2 mb-6 max-w-[65ch] text-muted">{t('own.intro')}</p>
      {data === undefined && (error ? <LoadProblem error={error} /> : <SkeletonText lines={6} />)}
      {data === null && <p>{t('own.private')}</p>}
      {data && (
        <div className="flex flex-col gap-8">
          <Standing trader={data} />
          <FromProfile trader={data} />
          <TraderForm trader={data} returnTo={returnTo} />
        </div>
      )}
    </section>
  );
}

function Standing({
  trader: { state, reason, until, ready, online_until: onlineUntil, paused },
}: Readonly<{ trader: OwnTraderShape }>) {
  const { t } = useTranslation('trader');
  const locale = useLocale();
  return (
    <div role="status" className="flex max-w-[640px] flex-col items-start gap-3">
      <Tag tone={state === 'checked' ? 'tint' : 'sun'}>{t(`own.state.${state}`)}</Tag>
      {until && <p>{t('own.until', { day: day(until.slice(0, 10), locale, 'year') })}</p>}
      {onlineUntil && <p>{t('own.onlineUntil', { day: day(onlineUntil.slice(0, 10), locale, 'year') })}</p>}
      {paused && <p>{t('own.paused')}</p>}
      {!ready && !reason && <p>{t('own.needed')}</p>}
      {reason && (
        <Card ground="sand" className="w-full">
          <h3 className="title mb-1">{t('own.reason')}</h3>
          <p className="whitespace-pre-line wrap-anywhere">{reason}</p>
          <p className="mt-2">{t('own.afterReason')}</p>
        </Card>
      )}
    </div>
  );
}

function FromProfile({ trader: { details, lacks } }: Readonly<{ trader: OwnTraderShape }>) {
  const { t } = useTranslation('trader');
  return (
    <Card as="section" aria-labelledby="from-profile" className="max-w-[640px]">
      <h3 id="from-profile" className="title">
        {t('own.shown')}
      </h3>
      <p className="mt-1 mb-4 text-small text-muted">{t('own.shownText')}</p>
      <TraderList details={details} plain />
      {lacks.length > 0 && (
        <div className="mt-4">
          <p className="font-bold">{t('own.lacks')}</p>
          <ul className="list-disc pl-5">
            {lacks.map((part) => (
              <li key={part}>{t(`own.part.${part}`)}</li>
            ))}
          </ul>
        </div>
      )}
      <p className="mt-3 flex flex-wrap gap-x-5">
        <Link to="/account/profile" className="inline-flex min-h-11 items-center font-bold">
          {t('own.toProfile')}
        </Link>
      </p>
    </Card>
  );
}

function TraderForm({ trader, returnTo }: Readonly<{ trader: OwnTraderShape; returnTo: string | undefined }>) {
  const { t } = useTranslation('trader');
  const { t: account } = useTranslation('account');
  const locale = useLocale();
  const api = useApi();
  const queries = useQueryClient();
  const goBack = useGoBack(returnTo);
  const form = useForm({
    initial: () => traderOf(trader),
    check: (values) => wrongTrader(values).map(({ id, problem }) => ({ id, text: t(`own.problem.${problem}`) })),
    send: async (values, options) => {
      putOwnTrader(queries, await api.patch('/profile_trader', { body: traderBody(values) }, options));
      goBack();
    },
    fieldOf: (path) => (path.startsWith('register.') ? path.slice('register.'.length) : null),
  });
  const { values, change, errorAt } = form;
  return (
    <FormCard form={form} label={t('own.title')} action={account(returnTo === undefined ? 'save' : 'complete.goOn')}>
      <RadioCards
        id="inRegister"
        legend={t('own.inRegister')}
        options={[
          { value: 'yes', label: t('own.yes') },
          { value: 'no', label: t('own.no') },
        ]}
        value={values.inRegister}
        error={errorAt('inRegister')}
        className="md:grid-cols-2"
        onChange={(inRegister) => change({ inRegister })}
      />
      {values.inRegister === 'yes' && (
        <>
          <TextField
            id="name"
            label={t('own.register')}
            hint={t('own.registerHint')}
            error={errorAt('name')}
            value={values.name}
            maxLength={traderLimits.register}
            onChange={(event) => change({ name: event.target.value })}
            required
          />
          <TextField
            id="number"
            label={t('own.number')}
            error={errorAt('number')}
            value={values.number}
            maxLength={traderLimits.registerNumber}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => change({ number: event.target.value })}
            required
          />
        </>
      )}
      <fieldset className="min-w-0">
        <legend className="mb-1 text-base font-bold">{t('own.certify')}</legend>
        <Checkbox
          id="certified"
          label={certificationTexts[certification][locale]}
          error={errorAt('certified')}
          {...(trader.certification && {
            hint: t('own.certifiedAt', { day: day(trader.certification.at.slice(0, 10), locale, 'year') }),
          })}
          checked={values.certified}
          onChange={(event) => change({ certified: event.target.checked })}
        />
      </fieldset>
    </FormCard>
  );
}
