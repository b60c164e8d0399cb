import { BUILT_IN_NAME } from '@lendring/contracts/installation/brand-name.js';
import type { ReferenceShape } from '@lendring/contracts/http/reference.js';
import type { LegalPlaceholder } from '@lendring/contracts/installation/legal-words.js';
import type { AnyText } from '../i18n/namespaces.js';

/** Who runs this instance; admins set it (ADR 95), and `GET /v1/reference` answers it. */
export type Operator = ReferenceShape['operator'];

/** The name, unless it is still the product's own: nothing runs itself. */
export const operatorName = ({ name }: Operator): string | null => (name === BUILT_IN_NAME ? null : name);

/** The address to write to; null where it leads to this machine only, as before anything is configured. */
export const operatorEmail = ({ email }: Operator): string | null => (email.endsWith('@localhost') ? null : email);

/**
 * What the legal texts say in place of their words in braces (`legalPlaceholders`): true also before the operator is
 * entered.
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
