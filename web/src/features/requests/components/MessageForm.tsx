import { limits } from '@lendring/contracts/kernel/limits.js';
import type { RequestShape } from '@lendring/contracts/http/request.js';
import Send from 'lucide-react/icons/send';
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { Button } from '../../../ui/Button.js';
import { Icon } from '../../../ui/Icon.js';
import type { RequestActionOf } from '../use-request-action.js';
import { useWords } from '../use-words.js';
import { personName } from '../words.js';
import { Refusal } from './DialogParts.js';

/** Optimistic message form: the text appears in the conversation while sending, and returns to the field on failure. */
export function MessageForm({ request, saying }: Readonly<{ request: RequestShape; saying: RequestActionOf }>) {
  const { t, common } = useWords();
  const name = personName(t, request);
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [empty, setEmpty] = useState(false);
  const [sent, setSent] = useState(false);
  const left = limits.message - text.length;

  const submit = async () => {
    if (saying.busy) return;
    const said = text.trim();
    setEmpty(!said);
    setSent(false);
    if (!said) {
      field.current?.focus();
      return;
    }
    setText('');
    if (await saying.run({ do: 'say', text: said })) {
      setSent(true);
      field.current?.focus();
    } else setText((now) => [said, now].filter(Boolean).join('\n'));
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void submit();
  };
  return (
    <form onSubmit={onSubmit} className="mt-6 print:hidden" noValidate>
      <div className="flex flex-wrap items-end justify-end gap-2 rounded-md border border-edge bg-paper p-2 focus-within:border-teal focus-within:outline-2 focus-within:outline-teal">
        <label htmlFor="message" className="sr-only">
          {t('message.label', { name })}
        </label>
        <textarea
          ref={field}
          id="message"
          rows={1}
          value={text}
          maxLength={limits.message}
          placeholder={t('message.placeholder')}
          aria-describedby="message-hint"
          {...(empty ? { 'aria-invalid': true } : {})}
          onKeyDown={onKey}
          onChange={(event) => {
            setText(event.target.value);
            setEmpty(false);
          }}
          className="field-sizing-content max-h-[40vh] min-h-11 min-w-[180px] flex-1 resize-none overflow-x-hidden rounded-sm placeholder:overflow-hidden placeholder:text-ellipsis placeholder:whitespace-nowrap border-0 bg-transparent px-3 py-2.5 outline-none focus-visible:outline-none"
        />
        <Button type="submit" busy={saying.busy}>
          <Icon icon={Send} />
          {t('message.send')}
        </Button>
      </div>
      <p id="message-hint" className="mt-1.5 text-fine text-muted">
        {empty ? (
          <span className="font-semibold text-rose-ink">{t('message.empty')}</span>
        ) : (
          <span className="hidden md:inline">{t('message.keys')}</span>
        )}
        {left <= 100 && <span> {common('ui.charactersLeft', { count: left })}</span>}
      </p>
      <span role="status" className="sr-only">
        {sent ? t('message.sent') : ''}
      </span>
      <Refusal of={saying} />
    </form>
  );
}
