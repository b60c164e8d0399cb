import type { DeviceName } from '@lendring/contracts/identity/device.js';
import { useTranslation } from 'react-i18next';

export const useDeviceName = (): ((device: DeviceName) => string) => {
  const { t } = useTranslation('security');
  return ({ browser, system }) =>
    browser !== null && system !== null
      ? t('devices.on', { browser, system })
      : (browser ?? system ?? t('devices.some'));
};
