import type { TFunction } from 'i18next';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldProblem } from '../ui/ErrorSummary.js';
import { ApiError } from './api-error.js';
import { errorText } from './error-text.js';
import { useIntentionKeys } from './use-intention-keys.js';

/** Why something was not taken: at its fields, or as a whole. */
export type Refusal = Readonly<{ problems: readonly FieldProblem[]; text?: string | undefined }>;

type Setup<Values> = Readonly<{
  initial: Values | (() => Values);
  /**
   * What is wrong, in the order of the page. An id is the field's element and its name in `Values` (or begins with it
   * and a dash).
   */
  check: (values: Values) => readonly FieldProblem[];
  /**
   * Sends the values with these options; answers a refusal to show, or nothing when they were taken. What it throws
   * is shown at the fields that `fieldOf` finds, else as a whole.
   */
  send: (values: Values, options: Readonly<{ idempotencyKey: string }>) => Promise<Refusal | undefined>;
  /** The element of a field by its path in a call's refusal; null: it is none of the form's. */
  fieldOf?: (path: string, values: Values) => string | null;
  /** What was wrong when the page came: a plain form was sent before its scripts ran. */
  first?: Refusal | undefined;
  /** Any change takes back what the server refused: its words are about other fields than those of `Values`. */
  lenient?: boolean;
}>;

export type Form<Values> = Readonly<{
  values: Values;
  change: (part: Partial<Values>) => void;
  /**
   * What is wrong at a field now, where the last try found it or the field was changed since; nothing before the first
   * try, nor after the values were taken.
   */
  errorAt: (id: string) => string | undefined;
  /**
   * What the last try found and is still wrong; what was mended leaves it, what was not blamed does not join. Use
   * `attempt` as its key: it changes with each answer, the form's own or the server's.
   */
  summary: Refusal & Readonly<{ attempt: number }>;
  /** Whether the values were taken. */
  submit: (values?: Values) => Promise<boolean>;
  busy: boolean;
}>;

/**
 * A call's refusal as a form shows it. `idOf` turns the API's field path into an element's id; null: it is none of the
 * form's.
 */
export const refusalOf = (t: TFunction, error: unknown, idOf: (path: string) => string | null): Refusal => {
  const problems =
    error instanceof ApiError
      ? error.fields.flatMap(({ path, text }) => {
          const id = idOf(path);
          return id === null ? [] : [{ id, text }];
        })
      : [];
  return problems.length > 0 ? { problems } : { problems, text: errorText(t, error) };
};

/** The name in the values of a field's element. */
const nameOf = (id: string): string => id.split('-', 1)[0] ?? id;

/** Values, what is wrong with them, and sending them once at a time. */
export const useForm = <Values extends object>({
  initial,
  check,
  send,
  fieldOf = () => null,
  first,
  lenient = false,
}: Setup<Values>): Form<Values> => {
  const { t } = useTranslation();
  const [values, setValues] = useState(initial);
  const [refused, setRefused] = useState<readonly FieldProblem[]>(first?.problems ?? []);
  const [summary, setSummary] = useState<Form<Values>['summary']>({ attempt: 0, problems: [], ...first });
  const [tried, setTried] = useState(false);
  /** Fields that the last try blamed, and names of values that were changed since. */
  const [judged, setJudged] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const keys = useIntentionKeys();

  // Coming back with the browser's back button finds the page as it was left: in the middle of sending.
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      running.current = false;
      setBusy(false);
    };
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, []);

  const submit = async (sent = values): Promise<boolean> => {
    if (running.current) return false;
    const attempt = summary.attempt + 1;
    const problems = check(sent);
    setTried(true);
    setJudged(new Set(problems.map(({ id }) => id)));
    setRefused([]);
    setSummary({ attempt, problems });
    if (problems.length > 0) return false;
    running.current = true;
    setBusy(true);
    const refusal = await send(sent, { idempotencyKey: keys.of(sent) }).catch((error: unknown) =>
      refusalOf(t, error, (path) => fieldOf(path, sent)),
    );
    running.current = false;
    setBusy(false);
    if (!refusal) {
      keys.end();
      setTried(false);
      return true;
    }
    setRefused(refusal.problems);
    // Anew, so that the summary takes the focus: it was there without a word while this was on its way.
    setSummary({ ...refusal, attempt: attempt + 1 });
    return false;
  };

  const change = useCallback(
    (part: Partial<Values>) => {
      setValues((before) => ({ ...before, ...part }));
      const changed = Object.keys(part);
      setJudged((before) => (changed.every((name) => before.has(name)) ? before : new Set([...before, ...changed])));
      setRefused((before) => (lenient ? [] : before.filter(({ id }) => !changed.includes(nameOf(id)))));
      if (lenient) setSummary(({ attempt, problems }) => ({ attempt, problems }));
    },
    [lenient],
  );

  // A field that another one has brought is not wrong before anybody has been there.
  const found = tried ? check(values).filter(({ id }) => judged.has(id) || judged.has(nameOf(id))) : [];
  const now = [...found, ...refused];
  const wrong = new Set(now.map(({ id }) => id));
  const left = { ...summary, problems: summary.problems.filter(({ id }) => wrong.has(id)) };
  return {
    values,
    summary: left,
    submit,
    busy,
    change,
    errorAt: (id) => now.find((problem) => problem.id === id)?.text,
  };
};
