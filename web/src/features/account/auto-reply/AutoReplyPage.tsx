import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AutoRepliesShape, AutoTextShape } from '@lendring/contracts/http/profile.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { autoRepliesQuery, putAutoReplies } from '../../../api/account.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { errorText } from '../../../lib/api-client/api-error.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { useAction } from '../../../lib/forms/use-action.js';
import { Button } from '../../../ui/Button.js';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { SkeletonText } from '../../../ui/Skeleton.js';
import { Tag } from '../../../ui/Tag.js';
import { AccountFrame } from '../components/AccountFrame.js';
import { ReplySetting } from './ReplySetting.js';
import { TextEditor, useExample } from './TextEditor.js';
import { textDraft, type TextDraft } from './text-draft.js';

type Props = Readonly<{
  now: AutoRepliesShape;
  writing: string | null;
  draft: TextDraft | null;
  onWrite: (id: string) => void;
  onEnd: () => void;
}>;

function TextList({ now, writing, draft, onWrite, onEnd }: Props) {
  const { t } = useTranslation('autoReply');
  const example = useExample();
  const api = useApi();
  const queries = useQueryClient();
  const [going, setGoing] = useState<AutoTextShape | null>(null);
  const remove = useAction({
    send: ({ id }: AutoTextShape, options) => api.delete('/user_autoresponder/{id}', { id }, options),
    done: (answer) => {
      putAutoReplies(queries, api, answer);
      setGoing(null);
      onEnd();
    },
    said: () => t('texts.removed'),
  });
  const close = () => {
    setGoing(null);
    remove.forget();
  };
  if (now.texts.length === 0) return null;
  return (
    <>
      <ul className="m-0 list-none divide-y divide-line rounded-lg border border-line p-0">
        {now.texts.map((text) => (
          <li key={text.id} className="px-5 py-4">
            {writing === text.id ? (
              <TextEditor text={text} draft={draft} onEnd={onEnd} onCancel={onEnd} />
            ) : (
              <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
                <div className="min-w-0 flex-[1_1_260px]">
                  <p className="flex flex-wrap items-center gap-2 font-bold wrap-anywhere">
                    {text.title}
                    {now.on !== 'off' && now.text_id === text.id && <Tag>{t('texts.inUse')}</Tag>}
                  </p>
                  <p className="mt-1 text-small text-muted">{t('texts.preview')}</p>
                  <p className="line-clamp-3 text-base whitespace-pre-line wrap-anywhere">{example(text.text)}</p>
                </div>
                <div className="flex gap-2">
                  <Button variant="ghost" small onClick={() => onWrite(text.id)}>
                    {t('texts.change')}
                    <span className="sr-only">: {text.title}</span>
                  </Button>
                  <Button variant="danger" small onClick={() => setGoing(text)}>
                    {t('texts.remove')}
                    <span className="sr-only">: {text.title}</span>
                  </Button>
                </div>
              </div>
            )}
          </li>
        ))}
      </ul>
      {writing === null &&
        (now.texts.length < limits.autoTexts ? (
          <Button variant="ghost" className="self-start" onClick={() => onWrite('new')}>
            {t('texts.add')}
          </Button>
        ) : (
          <p className="text-muted">{t('texts.full', { count: limits.autoTexts })}</p>
        ))}
      <ConfirmDialog
        open={going !== null}
        onClose={close}
        onConfirm={() => {
          if (going) void remove.run(going);
        }}
        busy={remove.busy}
        title={t('texts.removeTitle')}
        action={t('texts.removeAction')}
      >
        <p className="wrap-anywhere">
          {going &&
            t(now.on !== 'off' && now.text_id === going.id ? 'texts.removeInUse' : 'texts.removeText', {
              title: going.title,
            })}
        </p>
        <p role="alert" className="mt-3 font-semibold text-rose-ink empty:hidden">
          {remove.problem}
        </p>
      </ConfirmDialog>
    </>
  );
}

export function AutoReplyPage() {
  const { t } = useTranslation('autoReply');
  const { t: common } = useTranslation();
  const { data: now, error, refetch } = useQuery(autoRepliesQuery(useApi()));
  // Id of the text being edited; `new` for an unsaved one, null for none.
  const [draft, setDraft] = useState(() => textDraft.take());
  const [writing, setWriting] = useState<string | null>(draft?.id ?? null);
  const texts = useRef<HTMLElement>(null);
  const end = () => {
    setWriting(null);
    setDraft(null);
    texts.current?.focus();
  };
  const first = now !== undefined && now.texts.length === 0;
  return (
    <AccountFrame title={t('title')} intro={t('intro')}>
      {error && !now && (
        <EmptyState
          title={t('failed')}
          picture="ring"
          actions={<Button onClick={() => void refetch()}>{common('error.retry')}</Button>}
        >
          <p role="alert">{errorText(common, error)}</p>
        </EmptyState>
      )}
      {!now && !error && <SkeletonText lines={6} />}
      {now && (
        <div className="flex max-w-[720px] flex-col gap-10">
          {!first && <ReplySetting key={now.texts.map(({ id }) => id).join()} now={now} />}
          <section ref={texts} tabIndex={-1} aria-labelledby="texts" className="flex flex-col gap-4 outline-none">
            <h2 id="texts" className="text-h3">
              {t(first ? 'texts.first' : 'texts.title')}
            </h2>
            <TextList now={now} writing={writing} draft={draft} onWrite={setWriting} onEnd={end} />
            {(first || writing === 'new') && (
              <TextEditor text={null} draft={draft} onEnd={end} {...(first ? {} : { onCancel: end })} />
            )}
          </section>
        </div>
      )}
    </AccountFrame>
  );
}
