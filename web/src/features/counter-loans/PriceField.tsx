import { useCounterWords } from '../../parts/counter-loans/words.js';
import { NumberField } from '../../ui/NumberField.js';

/** Price of a whole loan at the counter, in euros as typed. */
export function PriceField(props: Pick<Parameters<typeof NumberField>[0], 'value' | 'error' | 'onChange'>) {
  const { t } = useCounterWords();
  return <NumberField id="price" kind="money" label={t('form.price')} optional suffix="€" {...props} />;
}
