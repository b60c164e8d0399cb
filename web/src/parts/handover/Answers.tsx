import type { HandoverShape } from '@lendring/contracts/http/request.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import type { Side } from '@lendring/contracts/kernel/side.js';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Name } from '../../i18n/names.js';
import type { Action } from '../../lib/forms/use-action.js';
import { Button } from '../../ui/Button.js';
import { TextArea } from '../../ui/TextArea.js';
import { cx } from '../../ui/cx.js';
import type { Answering } from './recording.js';
import { Problem } from './RecordForm.js';

export function Quote({ text }: Readonly<{ text: string }>) {
  return <p className="mt-2 border-l-[3px] border-edge pl-3 whitespace-pre-wrap wrap-anywhere">{text}</p>;
}

export function AnswerForm({
  record: { moment, revision },
  answering,
}: Readonly<{ record: HandoverShape; answering: Action<Answering> }>) {
  const { t } = useTranslation('handover');
  const [objects, setObjects] = useState(false);
  const [note, setNote] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const answer = (agrees: boolean) => answering.run({ moment, revision, agrees, note: agrees ? '' : note.trim() });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(note.trim() === '');
    if (note.trim() !== '') void answer(false);
  };
  return (
    <div className="mt-4 print:hidden">
      {objects ? (
        <form noValidate onSubmit={submit} className="flex flex-col items-start gap-3">
          <TextArea
            className="w-full"
            label={t('objection')}
            error={isMissing && note.trim() === '' ? t('objectionMissing') : undefined}
            rows={2}
            maxLength={limits.handoverNote}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={answering.busy}>
              {t('send')}
            </Button>
            <Button variant="ghost" onClick={() => setObjects(false)}>
              {t('cancel')}
            </Button>
          </div>
        </form>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button busy={answering.busy} onClick={() => void answer(true)}>
            {t('agree')}
          </Button>
          <Button variant="ghost" onClick={() => setObjects(true)}>
            {t('disagree')}
          </Button>
        </div>
      )}
      <Problem of={answering} />
    </div>
  );
}

type AnswerProps = Readonly<{ record: HandoverShape; side: Side; name: Name }>;

/** Objection to an earlier record, which the present one does not answer. */
/** The text of an objection is missing once its author has deleted the account. */
export function EarlierObjection({ record: { objection }, side, name }: AnswerProps) {
  const { t } = useTranslation('handover');
  if (!objection) return null;
  return (
    <>
      <p className="mt-2 text-muted">{t(`earlier.${side === 'creator' ? 'self' : 'other'}`, { name })}</p>
      <Quote text={objection.note || t('gone')} />
    </>
  );
}

export function Answer({ record, side, name }: AnswerProps) {
  const { t } = useTranslation('handover');
  const who = side === 'creator' ? 'self' : 'other';
  const { answer } = record;
  if (!answer) return side === 'vendor' && <p className="mt-2 text-small text-muted">{t('noAnswer', { name })}</p>;
  return (
    <>
      <p className={cx('mt-2', !answer.agrees && 'font-semibold text-rose-ink')}>
        {t(`${answer.agrees ? 'agreed' : 'disputed'}.${who}`, { name })}
      </p>
      {(answer.note || !answer.agrees) && <Quote text={answer.note || t('gone')} />}
    </>
  );
}
