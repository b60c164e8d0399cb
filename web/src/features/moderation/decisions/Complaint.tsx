import type { OwnDecisionShape } from '@lendring/contracts/http/decisions.js';
import { moderationLimits as limits } from '@lendring/contracts/moderation/limits.js';
import { dayIn, OPERATOR_TIME_ZONE } from '@lendring/contracts/kernel/days.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { day } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useAction } from '../../../lib/forms/use-action.js';
import { useNow } from '../../../lib/dates/use-now.js';
import { Button } from '../../../ui/Button.js';
import { Card } from '../../../ui/Card.js';
import { TextArea } from '../../../ui/TextArea.js';
import { dayOf } from '../../../lib/dates/moment.js';
import { complaintState } from './model.js';

export type Complain = Readonly<{
  send: (text: string, options: Readonly<{ idempotencyKey: string }>) => Promise<OwnDecisionShape>;
  put: (now: OwnDecisionShape) => Promise<void> | void;
}>;

const headingId = 'complaint';

/** Complaint form, available once and until the deadline (DSA Art. 20); afterwards the complaint and its answer. */
export function Complaint({ decision, complain }: Readonly<{ decision: OwnDecisionShape; complain: Complain }>) {
  const { t } = useTranslation('moderation');
  const locale = useLocale();
  const now = useNow();
  const until = day(decision.complaint_until, locale, 'year');
  const isOver = dayIn(now, OPERATOR_TIME_ZONE) > decision.complaint_until;
  return (
    <Card as="section" ground="sand" className="mt-10" aria-labelledby={headingId}>
      <h2 id={headingId} tabIndex={-1} className="mb-2 text-h3 outline-none">
        {decision.complaint
          ? t('decision.complaint.yours', { day: dayOf(decision.complaint.at, locale) })
          : t('decision.complaint.title')}
      </h2>
      {decision.complaint && <Made decision={decision} />}
      {!decision.complaint && (
        <>
          <p className="mb-4">{t(isOver ? 'decision.complaint.over' : 'decision.complaint.text', { day: until })}</p>
          {!isOver && <ComplaintForm {...complain} />}
        </>
      )}
    </Card>
  );
}

function Made({ decision }: Readonly<{ decision: OwnDecisionShape }>) {
  const { t } = useTranslation('moderation');
  const locale = useLocale();
  const { complaint } = decision;
  const state = complaintState(decision);
  if (!complaint || !state) return null;
  return (
    <>
      <p className="whitespace-pre-line wrap-anywhere">{complaint.text}</p>
      {state === 'waits' && <p className="mt-4 font-bold">{t('decision.complaint.waits')}</p>}
      {state !== 'waits' && complaint.answered && (
        <div className="mt-5 border-t border-line pt-4">
          <h3 className="text-h3">{t(`decision.complaint.${state}`)}</h3>
          <p className="mt-1 text-small text-muted">
            {t('decision.complaint.answer', { day: dayOf(complaint.answered.at, locale) })}
          </p>
          <p className="mt-2 whitespace-pre-line wrap-anywhere">{complaint.answered.answer}</p>
          {complaint.answered.unfounded && <p className="mt-2">{t('decision.complaint.unfounded')}</p>}
        </div>
      )}
    </>
  );
}

function ComplaintForm({ send, put }: Complain) {
  const { t } = useTranslation('moderation');
  const [text, setText] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const complain = useAction({
    send,
    done: async (now) => {
      await put(now);
      // Move focus to the heading, because the form is removed.
      document.getElementById(headingId)?.focus();
    },
    said: () => t('decision.complaint.sent'),
  });
  return (
    <form
      aria-label={t('decision.complaint.send')}
      noValidate
      className="flex flex-col items-start gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const words = text.trim();
        setEmpty(words === '');
        if (words) void complain.run(words);
        else document.getElementById('objection')?.focus();
      }}
    >
      <TextArea
        id="objection"
        className="w-full"
        label={t('decision.complaint.label')}
        value={text}
        maxLength={limits.complaint}
        error={isEmpty ? t('decision.complaint.empty') : (complain.problem ?? undefined)}
        onChange={(event) => {
          setText(event.target.value);
          setEmpty(false);
          complain.forget();
        }}
      />
      <Button type="submit" busy={complain.busy}>
        {t('decision.complaint.send')}
      </Button>
    </form>
  );
}
