import Store from 'lucide-react/icons/store';
import UserRound from 'lucide-react/icons/user-round';
import { useTranslation } from 'react-i18next';
import { RadioCards } from '../../../ui/RadioCards.js';
import type { Kind } from '../model/person.js';

export function KindField({ value, onChange }: Readonly<{ value: Kind; onChange: (kind: Kind) => void }>) {
  const { t } = useTranslation('account');
  return (
    <RadioCards<Kind>
      id="kind"
      legend={t('kind.legend')}
      value={value}
      onChange={onChange}
      className="max-sm:grid-cols-1"
      options={[
        { value: 'private', label: t('kind.private'), detail: t('kind.privateDetail'), icon: UserRound },
        { value: 'commercial', label: t('kind.commercial'), detail: t('kind.commercialDetail'), icon: Store },
      ]}
    />
  );
}
