import { Link, useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { certification, traderLimits } from '@lendring/contracts/account/trader-rules.js';
import type { OwnTraderShape } from '@lendring/contracts/http/traders.js';
import { certificationTexts } from '@lendring/contracts/texts/trader.js';
import { day } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { TraderList } from '../../../parts/people/TraderFacts.js';
import { LoadProblem } from '../../../parts/loading/LoadProblem.js';
import { Card } from '../../../ui/Card.js';
import { Checkbox } from '../../../ui/Checkbox.js';
import { RadioCards } from '../../../ui/RadioCards.js';
import { SkeletonText } from '../../../ui/Skeleton.js';
import { Tag } from '../../../ui/Tag.js';
import { TextField } from '../../../ui/TextField.js';
import type { CompanyValues } from '../model/company.js';
import { lacksWith, traderOf, traderValues, type TypedTrader } from '../model/trader.js';

type Values = Pick<CompanyValues, 'company' | 'company_vat_id'> & TypedTrader;
type Props = Readonly<{
  trader: OwnTraderShape;
  values: Values;
  onChange: (part: Partial<TypedTrader>) => void;
  errorAt: (id: string) => string | undefined;
  /** Called before the user goes to the profile, to keep what is typed. */
  onLeave: () => void;
}>;

/** Trader details of the company form; `trader` is undefined while loading and null for private accounts. */
export function TraderSection({
  trader,
  error,
  ...props
}: Omit<Props, 'trader'> & Readonly<{ trader: OwnTraderShape | null | undefined; error: unknown }>) {
  const { t } = useTranslation('trader');
  return (
    <section id="trader" aria-labelledby="trader-title" className="mt-4 border-t border-line pt-8">
      <h2 id="trader-title" className="text-h3">
        {t('own.title')}
      </h2>
      <p className="mt-2 mb-6 text-muted">{t('own.intro')}</p>
      {trader === undefined && (error ? <LoadProblem error={error} /> : <SkeletonText lines={6} />)}
      {trader === null && <p>{t('own.private')}</p>}
      {trader && (
        <div className="flex flex-col gap-8">
          <Standing trader={trader} />
          <FromProfile trader={trader} {...props} />
          <TraderFields trader={trader} {...props} />
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
    <div role="status" className="flex flex-col items-start gap-3">
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

function FromProfile({ trader, values, onLeave }: Pick<Props, 'trader' | 'values' | 'onLeave'>) {
  const { t } = useTranslation('trader');
  const here = useLocation({ select: ({ publicHref }) => publicHref });
  const lacks = lacksWith(trader, values);
  const { company, company_vat_id: vatId } = values;
  return (
    <Card as="section" aria-labelledby="from-profile">
      <h3 id="from-profile" className="title">
        {t('own.shown')}
      </h3>
      <p className="mt-1 mb-4 text-small text-muted">{t('own.shownText')}</p>
      <TraderList details={{ ...trader.details, company: company.trim(), vat_id: vatId.trim() }} plain />
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
        <Link
          id="to-profile"
          to="/account/profile"
          search={{ return: here }}
          ignoreBlocker
          onClick={onLeave}
          className="inline-flex min-h-11 items-center font-bold"
        >
          {t('own.toProfile')}
        </Link>
      </p>
    </Card>
  );
}

function TraderFields({ trader, values: typed, onChange, errorAt }: Omit<Props, 'onLeave'>) {
  const { t } = useTranslation('trader');
  const locale = useLocale();
  const values = traderValues(traderOf(trader), typed);
  return (
    <div className="flex flex-col gap-6">
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
        onChange={(inRegister) => onChange({ inRegister })}
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
            onChange={(event) => onChange({ name: event.target.value })}
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
            onChange={(event) => onChange({ number: event.target.value })}
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
          onChange={(event) => onChange({ certified: event.target.checked })}
        />
      </fieldset>
    </div>
  );
}
