import { faultsOfIssuer } from '@lendring/contracts/billing/issuer-rules.js';
import type { IssuerSetting } from '@lendring/contracts/billing/issuer.js';
import { looksLikeIban } from '@lendring/contracts/rules/iban.js';
import { looksLikePhone, looksLikeVatId } from '@lendring/contracts/rules/operator-forms.js';
import { looksLikeEmail } from '../../lib/forms/typed-text.js';

/** Text fields in form order; those from `phone` on are optional. */
export const issuerWords = [
  'name',
  'street',
  'postal',
  'city',
  'country',
  'email',
  'iban',
  'phone',
  'vatId',
  'taxNumber',
  'register',
  'bic',
  'bank',
] as const satisfies readonly (keyof IssuerSetting)[];
export type IssuerWord = (typeof issuerWords)[number];
const needed = new Set<IssuerWord>(issuerWords.slice(0, issuerWords.indexOf('phone')));
export const isNeeded = (name: IssuerWord): boolean => needed.has(name);

export type IssuerDraft = Omit<IssuerSetting, 'retentionYears'> & Readonly<{ retentionYears: string }>;

export const draftOfIssuer = (issuer: IssuerSetting): IssuerDraft => ({
  ...issuer,
  retentionYears: String(issuer.retentionYears),
});

export const issuerOfDraft = (draft: IssuerDraft): IssuerSetting => {
  const words = Object.fromEntries(issuerWords.map((name) => [name, draft[name].trim()])) as Pick<
    IssuerSetting,
    IssuerWord
  >;
  return {
    ...draft,
    ...words,
    country: words.country.toUpperCase(),
    bic: words.bic.toUpperCase(),
    retentionYears: Number(draft.retentionYears),
  };
};

/** Draft as a setting, for comparison; non-numeric years count as unchanged. */
export const comparableIssuer = (draft: IssuerDraft, before: IssuerSetting): IssuerSetting => {
  const issuer = issuerOfDraft(draft);
  return Number.isInteger(issuer.retentionYears) ? issuer : { ...issuer, retentionYears: before.retentionYears };
};

export type IssuerProblem =
  | 'needed'
  | 'email'
  | 'phone'
  | 'vat'
  | 'iban'
  | 'bic'
  | 'country'
  | 'tax'
  | 'vatCountry'
  | 'vatNeeded'
  | 'taxForm'
  | 'years';

export const problemsOfIssuer = (draft: IssuerDraft): readonly (readonly [keyof IssuerDraft, IssuerProblem])[] => {
  const issuer = issuerOfDraft(draft);
  const { email, phone, vatId, taxNumber, iban, bic, exempt, retentionYears: years } = issuer;
  const faults = new Set(faultsOfIssuer(issuer).map(({ field }) => field));
  const empty = issuerWords.filter((name) => isNeeded(name) && issuer[name] === '');
  const wrong: readonly (readonly [keyof IssuerDraft, IssuerProblem, boolean])[] = [
    ['country', 'country', faults.has('country')],
    ['email', 'email', !looksLikeEmail(email)],
    ['iban', 'iban', !looksLikeIban(iban)],
    ['phone', 'phone', phone !== '' && !looksLikePhone(phone)],
    ['vatId', 'vat', vatId !== '' && !looksLikeVatId(vatId)],
    ['vatId', 'vatCountry', looksLikeVatId(vatId) && faults.has('vatId') && !faults.has('country')],
    ['vatId', 'vatNeeded', vatId === '' && !exempt],
    ['taxNumber', 'tax', taxNumber === '' && vatId === '' && exempt],
    ['taxNumber', 'taxForm', faults.has('taxNumber')],
    ['bic', 'bic', bic !== '' && !/^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(bic)],
    ['retentionYears', 'years', !Number.isInteger(years) || years > 30 || faults.has('retentionYears')],
  ];
  return [
    ...empty.map((name) => [name, 'needed'] as const),
    ...wrong.flatMap(([name, problem, isWrong]) =>
      isWrong && !empty.some((one) => one === name) ? [[name, problem] as const] : [],
    ),
  ];
};
