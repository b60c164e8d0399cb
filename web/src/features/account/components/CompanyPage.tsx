import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnTraderShape } from '@lendring/contracts/http/traders.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { same } from '@lendring/contracts/rules/same.js';
import { ownTraderQuery, putOwnTrader } from '../../../api/traders.js';
import { useAnyText } from '../../../i18n/use-any-text.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { isApiError } from '../../../lib/api-client/api-error.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { drafts } from '../../../lib/forms/drafts.js';
import { type Form, refusalOf, useForm } from '../../../lib/forms/use-form.js';
import { useSessionStore } from '../../../lib/session/session-context.js';
import type { Profile } from '../../../lib/session/session.js';
import { SkeletonText } from '../../../ui/Skeleton.js';
import { TextArea } from '../../../ui/TextArea.js';
import { TextField } from '../../../ui/TextField.js';
import { companyOf, companyPatch, type CompanyValues, legalReasonOf, wrongCompany } from '../model/company.js';
import {
  lacksWith,
  nothingTyped,
  traderBody,
  traderOf,
  traderValues,
  type TypedTrader,
  wrongTrader,
} from '../model/trader.js';
import { useGoBack, useProfile } from '../use-profile.js';
import { AccountFrame } from './AccountFrame.js';
import { FormCard } from '../../../parts/account/FormCard.js';
import { TraderSection } from './TraderSection.js';

type Values = CompanyValues & TypedTrader;

const fieldOf: Readonly<Record<string, keyof CompanyValues>> = {
  company_needed: 'company',
  legal_hints_needed: 'company_legalhints',
  vat_id_wrong: 'company_vat_id',
};

const companyPart = ({ inRegister, name, number, certified, ...company }: Values): CompanyValues => company;

/**
 * Trader details to submit with the form; null if they are unchanged. A rejected version is submitted even unchanged,
 * unless a change of the company replaces it.
 */
const traderToSend = (trader: OwnTraderShape | null, values: Values, profile: Profile) => {
  if (!trader) return null;
  const saved = traderOf(trader);
  const given = traderValues(saved, values);
  const isUnchanged = trader.state === 'correction' && same(companyPart(values), companyOf(profile));
  return isUnchanged || !same(given, saved) ? given : null;
};

export function CompanyPage({ returnTo }: Readonly<{ returnTo: string | undefined }>) {
  const { t } = useTranslation('account');
  const profile = useProfile();
  return (
    <AccountFrame title={t('company.title')} intro={t('company.intro')}>
      {profile ? <CompanyForm profile={profile} returnTo={returnTo} /> : <SkeletonText lines={6} />}
    </AccountFrame>
  );
}

function CompanyForm({ profile, returnTo }: Readonly<{ profile: Profile; returnTo: string | undefined }>) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation();
  const words = useAnyText();
  const api = useApi();
  const queries = useQueryClient();
  const store = useSessionStore();
  const goBack = useGoBack(returnTo);
  const { data: trader, error } = useQuery(ownTraderQuery(api));
  // Keep the input while the user completes the profile on its own page.
  const draft = `company-${profile.user_id}`;
  const [initial] = useState(() => drafts.read<Values>(draft, { ...companyOf(profile), ...nothingTyped }));
  const form = useForm<Values>({
    initial,
    check: (values) => {
      const given = traderToSend(trader ?? null, values, profile);
      const lacksProfile = trader ? lacksWith(trader, values).some((part) => part !== 'company') : false;
      return [
        ...wrongCompany(values, profile, given !== null).map(({ id, problem }) => ({
          id,
          text: t(`problem.${problem}`),
        })),
        ...(given ? wrongTrader(given, lacksProfile) : []).map(({ id, problem }) => ({
          id,
          text: words(`trader:own.problem.${problem}`),
        })),
      ];
    },
    send: async (values, options) => {
      const given = traderToSend(trader ?? null, values, profile);
      try {
        await api.patch('/profile_company', { body: companyPatch(companyPart(values)) });
        await store.refresh();
        if (given) putOwnTrader(queries, await api.patch('/profile_trader', { body: traderBody(given) }, options));
      } catch (failure) {
        const field = isApiError(failure) ? fieldOf[failure.code] : undefined;
        if (field && isApiError(failure)) return { problems: [{ id: field, text: failure.message }] };
        return refusalOf(common, failure, (path) => {
          const name = path.replace(/^register\./, '');
          return Object.hasOwn(values, name) ? name : null;
        });
      }
      drafts.forget(draft);
      goBack();
      return undefined;
    },
  });
  const { values, change, errorAt } = form;
  return (
    <FormCard form={form} label={t('company.title')} action={returnTo === undefined ? t('save') : t('complete.goOn')}>
      <CompanyFields profile={profile} form={form} />
      <TraderSection
        trader={trader}
        error={error}
        values={values}
        onChange={change}
        errorAt={errorAt}
        onLeave={() => drafts.keep(draft, values)}
      />
    </FormCard>
  );
}

function CompanyFields({
  profile,
  form: { values, change, errorAt },
}: Readonly<{ profile: Profile; form: Pick<Form<Values>, 'values' | 'change' | 'errorAt'> }>) {
  const { t } = useTranslation('account');
  return (
    <>
      <TextField
        id="company"
        name="organization"
        label={t(`company.name.${profile.organisation ?? 'business'}`)}
        hint={t(legalReasonOf(values, profile) ? 'company.nameShown' : 'company.nameHint')}
        error={errorAt('company')}
        value={values.company}
        onChange={(event) => change({ company: event.target.value })}
        autoComplete="organization"
        maxLength={limits.company}
        required
      />
      <TextArea
        id="company_legalhints"
        label={t('company.legal')}
        hint={t('company.legalHint')}
        error={errorAt('company_legalhints')}
        value={values.company_legalhints}
        rows={6}
        onChange={(event) => change({ company_legalhints: event.target.value })}
        maxLength={limits.legalHints}
      />
      <TextArea
        id="company_description"
        label={t('company.description')}
        optional
        hint={t('company.descriptionHint')}
        error={errorAt('company_description')}
        value={values.company_description}
        rows={4}
        onChange={(event) => change({ company_description: event.target.value })}
        maxLength={limits.companyDescription}
      />
      <TextField
        id="company_homepage"
        name="url"
        type="url"
        label={t('company.homepage')}
        optional
        error={errorAt('company_homepage')}
        value={values.company_homepage}
        onChange={(event) => change({ company_homepage: event.target.value })}
        autoComplete="url"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={limits.url}
      />
      <TextField
        id="company_vat_id"
        label={t('company.vatId')}
        optional
        hint={t('company.vatIdHint')}
        error={errorAt('company_vat_id')}
        value={values.company_vat_id}
        onChange={(event) => change({ company_vat_id: event.target.value })}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
      />
    </>
  );
}
