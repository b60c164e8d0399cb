import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseLook, looks, readLook } from '../../../lib/look/look.js';
import { RadioCards } from '../../../ui/RadioCards.js';

const icons = { system: Monitor, light: Sun, dark: Moon } as const;

export function LookSetting() {
  const { t } = useTranslation('account');
  // Reading local storage on first render is safe: account pages are not server-rendered.
  const [look, setLook] = useState(readLook);
  return (
    <RadioCards
      legend={t('settings.look')}
      hideLegend
      hint={t('settings.lookText')}
      value={look}
      onChange={(next) => {
        chooseLook(next);
        setLook(next);
      }}
      options={looks.map((value) => ({ value, label: t(`settings.looks.${value}`), icon: icons[value] }))}
      className="grid-cols-3! max-sm:grid-cols-1!"
    />
  );
}
