import { limits } from '@lendring/contracts/kernel/limits.js';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/TextField.js';
import type { PersonValues } from '../model/person.js';

type Names = Pick<PersonValues, 'firstname' | 'lastname'>;
type Props = Readonly<{
  values: Names;
  onChange: (part: Partial<Names>) => void;
  errorAt: (id: string) => string | undefined;
}>;

export function NameFields({ values, onChange, errorAt }: Props) {
  const { t } = useTranslation('account');
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        id="firstname"
        name="firstname"
        label={t('firstname')}
        error={errorAt('firstname')}
        value={values.firstname}
        onChange={(event) => onChange({ firstname: event.target.value })}
        autoComplete="given-name"
        maxLength={limits.name}
        required
      />
      <TextField
        id="lastname"
        name="lastname"
        label={t('lastname')}
        error={errorAt('lastname')}
        value={values.lastname}
        onChange={(event) => onChange({ lastname: event.target.value })}
        autoComplete="family-name"
        maxLength={limits.name}
        required
      />
    </div>
  );
}
