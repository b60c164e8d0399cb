import type { WordListShape, WordShape } from '@lendring/contracts/http/hints.js';
import { useQueryClient } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askWordListAgain, putWordList } from '../../api/report-cases.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useAction } from '../../lib/forms/use-action.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { IconButton } from '../../ui/IconButton.js';
import { Tag } from '../../ui/Tag.js';

const head = 'py-2 pr-3 text-left font-bold align-bottom';
const cell = 'py-2 pr-3 align-middle';
const roomy = 'max-md:hidden';
const tones = { 1: 'grey', 2: 'sun', 3: 'rose' } as const;

type Props = Readonly<{ list: WordListShape; onChange: (word: WordShape) => void }>;

export function WordTable({ list: { language, words }, onChange }: Props) {
  const { t } = useTranslation('hints');
  const api = useApi();
  const queries = useQueryClient();
  const [leaving, setLeaving] = useState<WordShape | null>(null);
  const remove = useAction({
    send: ({ word_id: wordId }: WordShape, options) =>
      api.delete('/word_list/{id}', { id: language, query: { word_id: wordId } }, options),
    done: (now) => {
      putWordList(queries, now);
      setLeaving(null);
    },
    failed: () => askWordListAgain(queries, language),
    said: () => t('words.removed'),
    loud: true,
  });
  return (
    <>
      <table className="w-full border-collapse text-small">
        <caption className="sr-only">{t('words.listTitle')}</caption>
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className={head}>
              {t('words.text')}
            </th>
            <th scope="col" className={`${head} ${roomy}`}>
              {t('words.reason')}
            </th>
            <th scope="col" className={`${head} ${roomy}`}>
              {t('words.severity')}
            </th>
            <th scope="col" className={head}>
              <span className="sr-only">{t('words.acts')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {words.map((word) => {
            const severity = word.severity === 3 ? 3 : word.severity === 2 ? 2 : 1;
            return (
              <tr key={word.word_id} className="border-b border-line">
                <th scope="row" className={`${cell} text-left font-normal wrap-anywhere`}>
                  <span lang={language} className="font-bold">
                    {word.text}
                  </span>
                  <span className="block text-muted">{t(`match.${word.match}`)}</span>
                  <span className="block text-muted md:hidden">
                    {word.reason} · {t(`severity.${severity}`)}
                  </span>
                </th>
                <td className={`${cell} ${roomy} wrap-anywhere`}>{word.reason}</td>
                <td className={`${cell} ${roomy}`}>
                  <Tag tone={tones[severity]}>{t(`severity.${severity}`)}</Tag>
                </td>
                <td className="py-1 text-right whitespace-nowrap">
                  <IconButton
                    icon={Pencil}
                    label={t('words.changeNamed', { word: word.text })}
                    onClick={() => onChange(word)}
                  />
                  <IconButton
                    icon={Trash2}
                    label={t('words.removeNamed', { word: word.text })}
                    onClick={() => setLeaving(word)}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <ConfirmDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        onConfirm={() => void (leaving && remove.run(leaving))}
        title={t('words.removeTitle', { word: leaving?.text ?? '' })}
        action={t('words.remove')}
        busy={remove.busy}
      >
        <p>{t('words.removeText')}</p>
      </ConfirmDialog>
    </>
  );
}
