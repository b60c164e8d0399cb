import { useEffect, useRef, type FormEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useForm, type Form, type Refusal } from '../../lib/use-form.js';
import type { MailOutcome, SignInOutcome, TokenOutcome } from './calls.js';
import { wrongAt, type WrongAt } from './model/fields.js';

export type Typed = Readonly<{ email: string; password: string }>;

const read = (form: HTMLFormElement): Typed => {
  const data = new FormData(form);
  return { email: String(data.get('email') ?? ''), password: String(data.get('password') ?? '') };
};

/**
 * A form whose fields keep their own text: what was typed, pasted or filled in by a password manager before the page
 * was alive counts too. Spread `props` into the `<form>`.
 */
export const useAuthForm = ({ check, send }: Readonly<{ check: (typed: Typed) => readonly WrongAt[]; send: (typed: Typed) => Promise<Refusal | undefined> }>): Form<Typed> & Readonly<{
  props: Readonly<{ ref: RefObject<HTMLFormElement | null>; method: 'post'; noValidate: true; onInput: (event: FormEvent<HTMLFormElement>) => void; onSubmit: (event: FormEvent<HTMLFormElement>) => void }>;
}> => {
  const { t } = useTranslation('auth');
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<Typed>({
    initial: { email: '', password: '' }, send,
    check: (typed) => check(typed).map(({ id, problem }) => ({ id, text: t(`problem.${problem}`) })),
  });
  const { change } = form;
  useEffect(() => { if (element.current) change(read(element.current)); }, [change]);
  return {
    ...form,
    props: {
      ref: element, method: 'post', noValidate: true,
      onInput: (event) => change(read(event.currentTarget)),
      onSubmit: (event) => { event.preventDefault(); void form.submit(read(event.currentTarget)); },
    },
  };
};

type Troubles = Extract<SignInOutcome | MailOutcome | TokenOutcome, { outcome: 'invalid' | 'slow_down' | 'failed' }>;

/** What all calls can answer besides their own outcomes, as a form shows it. */
export const useTrouble = (): ((trouble: Troubles) => Refusal) => {
  const { t } = useTranslation(['auth', 'common']);
  return (trouble) => {
    if (trouble.outcome === 'slow_down') {
      const minutes = Math.ceil(trouble.seconds / 60);
      return { problems: [], text: trouble.seconds < 60 ? t('slowDown.seconds', { count: trouble.seconds }) : t('slowDown.minutes', { count: minutes }) };
    }
    if (trouble.outcome === 'failed') return { problems: [], text: t(`common:error.${trouble.reason}`) };
    const problems = wrongAt(trouble.fields).map(({ id, problem }) => ({ id, text: t(`problem.${problem}`) }));
    return { problems, ...(problems.length === 0 ? { text: t('common:error.unknown') } : {}) };
  };
};
