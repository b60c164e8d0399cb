import { counterPersonsQuery, type CounterPerson } from '../../api/counter-loans.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { useCounterWords } from '../../parts/counter-loans/words.js';
import { Combobox } from '../../ui/Combobox.js';
import { useDebounced } from '../../ui/use-typed-text.js';
import { entryLimits } from './model.js';

/** Shortest text for which borrowers are suggested. */
const SHORTEST = 2;

type Props = Readonly<{
  value: string;
  error: string | undefined;
  onChange: (name: string) => void;
  onPerson: (person: CounterPerson) => void;
}>;

/** Name of the borrower; suggests those of earlier own loans with their contact details. */
export function NameField({ value, error, onChange, onPerson }: Props) {
  const { t } = useCounterWords();
  const typed = value.trim();
  const settled = useDebounced(typed);
  const isLongEnough = settled.length >= SHORTEST && typed.length >= SHORTEST;
  const { data: persons = [] } = useQuery({ ...counterPersonsQuery(useApi(), settled), enabled: isLongEnough });
  return (
    <Combobox
      id="name"
      label={t('form.name')}
      field={{ hint: t('form.nameHint'), error }}
      value={value}
      minLength={SHORTEST}
      suggestions={(isLongEnough ? persons : []).map((person, index) => ({
        id: String(index),
        label: person.name,
        detail: [person.phone, person.email].filter(Boolean).join(' · '),
        person,
      }))}
      onChange={(text) => onChange(text.slice(0, entryLimits.name))}
      onChoose={({ person }) => onPerson(person)}
    />
  );
}
