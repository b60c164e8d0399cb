import { fillAutoReply } from '@lendring/contracts/rules/placeholders.js';
import { useTranslation } from 'react-i18next';

export const useExample = (): ((text: string) => string) => {
  const { t } = useTranslation('autoReply');
  return (text) =>
    fillAutoReply(text, {
      name: t('example.name'),
      thing: t('example.thing'),
      dates: t('example.dates'),
      back: t('example.back'),
    });
};
