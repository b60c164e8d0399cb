import { useTranslation } from 'react-i18next';
import { RadioCards } from '../../ui/RadioCards.js';

type Props = Readonly<{
  /** Null: nothing is chosen yet. */
  isOn: boolean | null;
  onChange: (isOn: boolean) => void;
  error?: string | undefined;
}>;

const WIDE = 'max-w-[720px]';

/** Choice between all borrowers, or all members of the groups, and commercial ones only. */
export function CommercialCards({
  isOn,
  onChange,
  error,
  isForMembers = false,
}: Props & Readonly<{ isForMembers?: boolean }>) {
  const { t } = useTranslation('wizard');
  return (
    <RadioCards
      id="commercial_only"
      legend={t('visibility.who')}
      hideLegend
      className={WIDE}
      error={error}
      value={isOn === null ? null : isOn ? 'commercial' : 'all'}
      onChange={(choice) => onChange(choice === 'commercial')}
      options={[
        {
          value: 'all',
          label: t(isForMembers ? 'visibility.members' : 'visibility.all'),
          detail: t('visibility.allDetail'),
        },
        { value: 'commercial', label: t('visibility.commercial'), detail: t('visibility.commercialDetail') },
      ]}
    />
  );
}

/** Choice whether the lender’s acceptance alone makes a loan binding. */
export function AcceptCards({ isOn, onChange, error }: Props) {
  const { t } = useTranslation('wizard');
  return (
    <RadioCards
      id="auto_accept"
      legend={t('visibility.accept')}
      hideLegend
      className={WIDE}
      error={error}
      value={isOn === null ? null : isOn ? 'auto' : 'both'}
      onChange={(choice) => onChange(choice === 'auto')}
      options={[
        { value: 'both', label: t('visibility.both'), detail: t('visibility.bothDetail') },
        { value: 'auto', label: t('visibility.auto'), detail: t('visibility.autoDetail') },
      ]}
    />
  );
}
