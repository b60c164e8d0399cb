import type { SettingName } from '@lendring/contracts/moderation/acts.js';
import type { TFunction } from 'i18next';

/** How the settings themselves call a part of them, or one of the legal texts. */
export const settingText = (office: TFunction<'backoffice'>, name: SettingName): string => {
  switch (name) {
    case 'terms':
    case 'terms_of_use':
    case 'privacy':
    case 'imprint':
      return office(`settings.legal.names.${name}`);
    default:
      return office(`settings.parts.${name}`);
  }
};
