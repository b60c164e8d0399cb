import { useTranslation } from 'react-i18next';
import type { Preferences } from '../../../api/preferences.js';
import { localZone } from '../../../i18n/format.js';
import { RadioCards } from '../../../ui/RadioCards.js';
import { useChange } from '../use-change.js';

export function DigestChoice({ digest }: Readonly<{ digest: Preferences['digest'] }>) {
  const { t } = useTranslation('preferences');
  const change = useChange();
  return (
    <RadioCards
      legend={t('digest.title')}
      className="max-sm:grid-cols-1"
      options={(['soon', 'daily'] as const).map((value) => ({
        value,
        label: t(`digest.${value}`),
        detail: t(`digest.${value}Detail`),
      }))}
      value={(change.busy && change.input?.digest?.kind) || digest.kind}
      onChange={(kind) => void change.run({ digest: kind === 'soon' ? { kind } : { kind, zone: localZone() } })}
    />
  );
}
