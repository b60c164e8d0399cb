import type { SettingName } from '@lendring/contracts/moderation/audit-log.js';
import type { TFunction } from 'i18next';

export const settingPlace = (office: TFunction<'backoffice'>, name: SettingName) => {
  switch (name) {
    case 'terms':
    case 'terms_of_use':
    case 'privacy':
    case 'imprint':
      return { text: office(`settings.legal.names.${name}`), search: { part: 'legal', text: name } } as const;
    default:
      return { text: office(`settings.parts.${name}`), search: { part: name } } as const;
  }
};
