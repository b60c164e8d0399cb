import type { CompanyPatch } from '@lendring/contracts/http/profile.js';
import { websiteOf, withScheme } from '@lendring/contracts/kernel/website.js';
import type { Profile } from '../../../lib/session/session.js';

export type CompanyValues = Readonly<{
  company: string;
  company_legalhints: string;
  company_description: string;
  company_homepage: string;
  company_vat_id: string;
}>;
/**
 * Reason for requiring a legal notice: a `saved` one exists, the company has a description or homepage, or the form
 * submits trader details.
 */
type LegalReason = 'legalKept' | 'legalDescribed' | 'legalTrader';
type CompanyProblem = 'companyMissing' | LegalReason | 'homepage';

export const companyOf = (profile: Profile): CompanyValues => ({
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

/** @param isTrader true if trader details are submitted along with the company */
export const wrongCompany = (
  values: CompanyValues,
  saved: Pick<Profile, 'company_legalhints'>,
  isTrader = false,
): readonly Readonly<{ id: keyof CompanyValues; problem: CompanyProblem }>[] => {
  const missing = legalReasonOf(values, saved) ?? (isTrader ? 'legalTrader' : null);
  const reason = values.company_legalhints.trim() ? null : missing;
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
