import type { WordShape } from '@lendring/contracts/http/hints.js';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wordListQuery } from '../../api/hints.js';
import { localeCodes, locales, type Locale } from '../../i18n/locale.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { errorText } from '../../lib/api-client/error-text.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { Button } from '../../ui/Button.js';
import { Dialog } from '../../ui/Dialog.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Select } from '../../ui/Select.js';
import { SkeletonText } from '../../ui/Skeleton.js';
import { Part } from '../../parts/backoffice/Part.js';
import { TryWords } from './TryWords.js';
import { WordForm } from './WordForm.js';
import { WordTable } from './WordTable.js';

export function WordListsPage() {
  const { t } = useTranslation('hints');
  const { t: common } = useTranslation();
  const [language, setLanguage] = useState<Locale>(useLocale());
  const { data, error } = useQuery(wordListQuery(useApi(), language));
  const [edited, setEdited] = useState<WordShape | 'new' | null>(null);
  const close = () => setEdited(null);
  return (
    <>
      <p className="mb-2 text-small">
        <Link to="/backoffice/hints">{t('words.back')}</Link>
      </p>
      <h1 className="text-h1">{t('words.title')}</h1>
      <p className="mt-2 mb-6 max-w-[720px] text-muted">{t('words.intro')}</p>
      <div className="grid gap-9 @4xl:grid-cols-[minmax(0,1fr)_360px]">
        <Part id="word-list" title={t('words.listTitle')}>
          <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
            <Select
              id="language"
              label={t('words.language')}
              value={language}
              onChange={({ target: { value } }) => setLanguage(localeCodes.find((code) => code === value) ?? language)}
              options={localeCodes.map((value) => ({ value, label: locales[value].name }))}
            />
            <Button onClick={() => setEdited('new')}>{t('words.addTitle')}</Button>
          </div>
          <p role="status" className="mb-2 text-small text-muted">
            {data && t('words.count', { count: data.words.length })}
          </p>
          {!data && (error ? <p role="alert">{errorText(common, error)}</p> : <SkeletonText lines={8} />)}
          {data?.words.length === 0 && (
            <EmptyState title={t('words.none')}>
              <p>{t('words.noneText')}</p>
            </EmptyState>
          )}
          {data && data.words.length > 0 && <WordTable list={data} onChange={setEdited} />}
        </Part>
        <Part id="try-words" title={t('words.testTitle')}>
          <TryWords />
        </Part>
      </div>
      <Dialog
        open={edited !== null}
        onClose={close}
        title={
          edited === 'new' || edited === null ? t('words.addTitle') : t('words.changeTitle', { word: edited.text })
        }
      >
        {edited !== null && <WordForm language={language} word={edited === 'new' ? null : edited} onDone={close} />}
      </Dialog>
    </>
  );
}
