import { useCounterWords } from '../../parts/counter-loans/words.js';
import { Checkbox } from '../../ui/Checkbox.js';
import { ContactFields } from './ContactFields.js';
import type { Values } from './model.js';
import { NameField } from './NameField.js';

type Person = Pick<Values, 'name' | 'phone' | 'email' | 'invites' | 'note'>;
type Props = Readonly<{
  values: Person;
  errorAt: (id: string) => string | undefined;
  onChange: (part: Partial<Person>) => void;
}>;

/** Name and contact details of the person who takes the things, and a note. */
export function PersonFields({ values, errorAt, onChange }: Props) {
  const { t } = useCounterWords();
  return (
    <>
      <NameField
        value={values.name}
        error={errorAt('name')}
        onChange={(name) => onChange({ name })}
        onPerson={({ name, phone, email }) => onChange({ name, phone: phone ?? '', email: email ?? '' })}
      />
      <ContactFields values={values} errorAt={errorAt} onChange={onChange} emailHint={t('form.emailHint')} noteRows={2}>
        {values.email.trim() && (
          <Checkbox
            label={t('form.invites')}
            checked={values.invites}
            onChange={(event) => onChange({ invites: event.target.checked })}
          />
        )}
      </ContactFields>
    </>
  );
}
