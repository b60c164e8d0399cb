import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompanyPatch } from '@lendring/contracts/http/profile.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { websiteOf, withScheme } from '@lendring/contracts/kernel/website.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { isApiError } from '../../../lib/api-client/api-error.js';
import { refusalOf, useForm } from '../../../lib/forms/use-form.js';
import { useSessionStore } from '../../../lib/session/session-context.js';
import type { Profile } from '../../../lib/session/session.js';
import { SkeletonText } from '../../../ui/Skeleton.js';
import { TextArea } from '../../../ui/TextArea.js';
import { TextField } from '../../../ui/TextField.js';
import { useGoBack, useProfile } from '../use-profile.js';
import { AccountFrame } from './AccountFrame.js';
import { FormCard } from '../../../parts/account/FormCard.js';

type CompanyValues = Readonly<{
  company: string;
  company_legalhints: string;
  company_description: string;
  company_homepage: string;
  company_vat_id: string;
}>;
/** Reason for requiring a legal notice: a `saved` one exists, or the company has a description or homepage. */
type LegalReason = 'legalKept' | 'legalDescribed';
type CompanyProblem = 'companyMissing' | LegalReason | 'homepage';

const companyOf = (profile: Profile): CompanyValues => ({
  company: profile.company ?? '',
  company_legalhints: profile.company_legalhints ?? '',
  company_description: profile.company_description ?? '',
  company_homepage: profile.company_homepage ?? '',
  company_vat_id: profile.company_vat_id ?? '',
});

/** Adds `https://` to a bare `example.org`. Null when empty, undefined when invalid. */
export const homepageOf = (typed: string): string | null | undefined => {
  const text = typed.trim();
  if (text === '') return null;
  return websiteOf(withScheme(text)) ?? undefined;
};

/**
 * A legal notice is mandatory for a company with a description or homepage (spec §5), and a `saved` one may not be
 * removed. Null when the company name suffices, as for invoices.
 */
export const legalReasonOf = (
  { company_description, company_homepage }: Pick<CompanyValues, 'company_description' | 'company_homepage'>,
  saved: Pick<Profile, 'company_legalhints'>,
): LegalReason | null => {
  if (saved.company_legalhints) return 'legalKept';
  return company_description.trim() || company_homepage.trim() ? 'legalDescribed' : null;
};

export const wrongCompany = (
  values: CompanyValues,
  saved: Pick<Profile, 'company_legalhints'>,
): readonly Readonly<{ id: keyof CompanyValues; problem: CompanyProblem }>[] => {
  const reason = values.company_legalhints.trim() ? null : legalReasonOf(values, saved);
  return [
    ...(values.company.trim() ? [] : [{ id: 'company', problem: 'companyMissing' } as const]),
    ...(reason ? [{ id: 'company_legalhints', problem: reason } as const] : []),
    ...(homepageOf(values.company_homepage) === undefined
      ? [{ id: 'company_homepage', problem: 'homepage' } as const]
      : []),
  ];
};

export const companyPatch = (values: CompanyValues): CompanyPatch => ({
  company: values.company.trim(),
  company_legalhints: values.company_legalhints.trim(),
  company_description: values.company_description.trim(),
  company_homepage: homepageOf(values.company_homepage) ?? null,
  company_vat_id: values.company_vat_id.trim() || null,
});

const fieldOf: Readonly<Record<string, keyof CompanyValues>> = {
  company_needed: 'company',
  legal_hints_needed: 'company_legalhints',
  vat_id_wrong: 'company_vat_id',
};

export function CompanyPage({ returnTo, children }: Readonly<{ returnTo: string | undefined; children?: ReactNode }>) {
  const { t } = useTranslation('account');
  const profile = useProfile();
  return (
    <AccountFrame title={t('company.title')} intro={t('company.intro')}>
      {profile ? <CompanyForm profile={profile} returnTo={returnTo} /> : <SkeletonText lines={6} />}
      {children}
    </AccountFrame>
  );
}

function CompanyForm({ profile, returnTo }: Readonly<{ profile: Profile; returnTo: string | undefined }>) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation();
  const api = useApi();
  const store = useSessionStore();
  const goBack = useGoBack(returnTo);
  const form = useForm<CompanyValues>({
    initial: () => companyOf(profile),
    check: (values) => wrongCompany(values, profile).map(({ id, problem }) => ({ id, text: t(`problem.${problem}`) })),
    send: async (values) => {
      try {
        await api.patch('/profile_company', { body: companyPatch(values) });
      } catch (error) {
        const field = isApiError(error) ? fieldOf[error.code] : undefined;
        return field && isApiError(error)
          ? { problems: [{ id: field, text: error.message }] }
          : refusalOf(common, error, (path) => (Object.hasOwn(values, path) ? path : null));
      }
      await store.refresh();
      goBack();
      return undefined;
    },
  });
  const { values, change, errorAt } = form;
  return (
    <FormCard form={form} label={t('company.title')} action={returnTo === undefined ? t('save') : t('complete.goOn')}>
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
    </FormCard>
  );
}
