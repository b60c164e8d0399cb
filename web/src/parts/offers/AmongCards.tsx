import type { GroupCardShape } from '@lendring/contracts/http/groups.js';
import { useTranslation } from 'react-i18next';
import { amongWhom, type Among } from './among.js';
import { RadioCards } from '../../ui/RadioCards.js';

type Props = Readonly<{
  id: string;
  value: Among | null;
  onChange: (among: Among) => void;
  error?: string | undefined;
  closed: boolean;
}>;

export const isClosed = ({ joining, listed }: Pick<GroupCardShape, 'joining' | 'listed'>): boolean =>
  joining === 'invitation' || !listed;

/** Choice of an offer's audience within a group. Needs the namespace `wizard`. */
export function AmongCards({ id, value, onChange, error, closed }: Props) {
  const { t } = useTranslation('wizard');
  return (
    <div>
      <RadioCards
        id={id}
        legend={t('groups.among')}
        className="grid-cols-1! sm:grid-cols-3!"
        value={value}
        onChange={onChange}
        error={error}
        options={amongWhom.map((among) => ({
          value: among,
          label: t(`groups.${among}.label`),
          detail: t(`groups.${among}.detail`),
        }))}
      />
      {value === 'asks' && closed && (
        <p role="status" className="mt-2 text-small">
          {t('groups.asks.closed')}
        </p>
      )}
    </div>
  );
}
