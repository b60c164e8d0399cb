import type { TraderRowShape } from '@lendring/contracts/http/traders.js';
import type { TFunction } from 'i18next';

/** What a provider is called. */
export const nameOf = (t: TFunction<'trader'>, { details, nickname }: TraderRowShape): string =>
  details.company || nickname || t('staff.unnamed');

/** In which register they are; nothing while they have not said so. */
export const registerOf = (
  t: TFunction<'trader'>,
  { certification, details: { register } }: TraderRowShape,
): string => {
  if (register) return `${register.name}, ${register.number}`;
  return certification ? t('staff.noRegister') : '';
};

/** Their VAT id, with a word where nobody has confirmed it; nothing without one. */
export const vatIdOf = (
  t: TFunction<'trader'>,
  { details: { vat_id: vatId }, vat_id_confirmed: isConfirmed }: TraderRowShape,
): string => {
  if (vatId === null) return '';
  return isConfirmed ? vatId : t('staff.vat.unconfirmed', { vatId });
};
