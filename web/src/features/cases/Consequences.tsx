import type { CaseShape } from '@lendring/contracts/http/cases.js';
import { useTranslation } from 'react-i18next';
import { consequencesOf, type Values } from './verdict.js';
import { ownerText } from './words.js';

export function Consequences({ one, values }: Readonly<{ one: CaseShape; values: Values }>) {
  const { t } = useTranslation('backoffice');
  const name = ownerText(t, one);
  return (
    <section aria-labelledby="preview" className="rounded-md bg-tint p-4">
      <h3 id="preview" className="mb-2 font-body text-base font-bold">
        {t('verdict.preview')}
      </h3>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {consequencesOf(one, values).map((will) => (
          <li key={will.key}>
            {'count' in will
              ? t(`verdict.will.${will.key}`, { count: will.count, name })
              : t(`verdict.will.${will.key}`, { name })}
          </li>
        ))}
      </ul>
    </section>
  );
}
