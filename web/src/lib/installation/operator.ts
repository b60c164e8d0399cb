import type { ReferenceShape } from '@lendring/contracts/http/reference.js';
import type { LegalName } from '@lendring/contracts/installation/legal-texts.js';
import type { LegalPlaceholder } from '@lendring/contracts/installation/legal-words.js';
import { BUILT_IN_NAME } from '@lendring/contracts/kernel/brand-name.js';
import type { AnyText } from '../../i18n/namespaces.js';

export const legalPages = {
  terms: { key: 'terms', to: '/terms' },
  terms_of_use: { key: 'termsOfUse', to: '/terms-of-use' },
  privacy: { key: 'privacy', to: '/privacy' },
  imprint: { key: 'imprint', to: '/imprint' },
} as const satisfies Readonly<Record<LegalName, object>>;

/** Date since which the built-in texts are unchanged, checked by `operator.spec.ts`. */
export const shippedOn = '2026-12-01';

/** Operator of this instance, set by admins (ADR 95) and served by `GET /v1/reference`. */
export type Operator = ReferenceShape['operator'];

/** Null while the name is still that of the product. */
export const operatorName = ({ name }: Operator): string | null => (name === BUILT_IN_NAME ? null : name);

/** Contact address; null while it is a localhost default. */
export const operatorEmail = ({ email }: Operator): string | null => (email.endsWith('@localhost') ? null : email);

/**
 * Values for the placeholders of the legal texts (`legalPlaceholders`), meaningful even before the operator is
 * configured.
 */
export const operatorWords = (t: AnyText, operator: Operator): Readonly<Record<LegalPlaceholder, string>> => {
  const name = operatorName(operator);
  const email = operatorEmail(operator);
  const address = operator.address.replaceAll(/\s*\n\s*/g, ', ');
  const named = [name, address].filter(Boolean).join(', ');
  return {
    name: name ?? t('pages:operatorItself'),
    address: address || t('pages:operatorRunsLater'),
    operatorIs: named === '' ? t('pages:operatorRunsLater') : t('pages:operatorRuns', { operator: named }),
    responsible:
      named === ''
        ? [t('pages:operatorRunsLater'), email].filter(Boolean).join(' ')
        : `${[named, email].filter(Boolean).join(', ')}.`,
    inCharge: operator.responsible === '' ? t('pages:operatorInCharge') : `${operator.responsible}.`,
    email: email ?? t('pages:operatorItself'),
  };
};
