import type { TraderRowShape } from '@lendring/contracts/http/traders.js';
import type { TFunction } from 'i18next';

export const nameOf = (t: TFunction<'trader'>, { details, nickname }: TraderRowShape): string =>
  details.company || nickname || t('staff.unnamed');

export const registerOf = (
  t: TFunction<'trader'>,
  { certification, details: { register } }: TraderRowShape,
): string => {
  if (register) return `${register.name}, ${register.number}`;
  return certification ? t('staff.noRegister') : '';
};

export const vatIdOf = (
  t: TFunction<'trader'>,
  { details: { vat_id: vatId }, vat_id_confirmed: isConfirmed }: TraderRowShape,
): string => {
  if (vatId === null) return '';
  return isConfirmed ? vatId : t('staff.vat.unconfirmed', { vatId });
};
