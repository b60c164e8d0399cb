import type { Setting } from '@lendring/contracts/installation/setting.js';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.js';
import { settingDifference, settingFacts } from './setting-facts.js';

export function SettingDifference({ before, setting }: Readonly<{ before: Setting; setting: Setting }>) {
  const { t } = useTranslation('backoffice');
  const locale = useLocale();
  const lines = settingDifference(settingFacts(t, before, locale), settingFacts(t, setting, locale));
  if (lines.length === 0) return <p className="text-muted">{t('settings.same')}</p>;
  return (
    <ul className="flex flex-col gap-2 text-base">
      {lines.map((line) => (
        <li key={line.label} className="wrap-anywhere">
          <span className="font-semibold">{line.label}</span>:{' '}
          {line.before !== '' && (
            <del className="bg-rose px-1 text-rose-ink">
              <span className="sr-only">{`${t('settings.was')}: `}</span>
              {line.before}
            </del>
          )}{' '}
          {line.after !== '' && (
            <ins className="bg-leaf px-1 text-leaf-ink no-underline">
              <span className="sr-only">{`${t('settings.becomes')}: `}</span>
              {line.after}
            </ins>
          )}
        </li>
      ))}
    </ul>
  );
}
