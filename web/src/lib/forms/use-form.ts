import type { TFunction } from 'i18next';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldProblem } from '../../ui/ErrorSummary.js';
import { ApiError, errorText } from '../api-client/api-error.js';
import { useIntentionKeys } from './use-intention-keys.js';

export type Refusal = Readonly<{ problems: readonly FieldProblem[]; text?: string | undefined }>;

type Setup<Values> = Readonly<{
  initial: Values | (() => Values);
  /**
   * Client-side validation, in page order. Each problem's id is an element id: a name in `Values`, optionally
   * followed by a dash and a suffix.
   */
  check: (values: Values) => readonly FieldProblem[];
  /**
   * Submits the values. Resolves to a rejection to show, or to undefined on success. Errors are shown at the fields
   * found by `fieldOf`, else for the whole form.
   */
  send: (values: Values, options: Readonly<{ idempotencyKey: string }>) => Promise<Refusal | undefined>;
  /** Element id for a field path in an API error; null if the path is not a field of the form. */
  fieldOf?: (path: string, values: Values) => string | null;
  first?: Refusal | undefined;
  /** Clears all problems from the server on any change, for calls whose fields differ from `Values`. */
  lenient?: boolean;
}>;

export type Form<Values> = Readonly<{
  values: Values;
  change: (part: Partial<Values>) => void;
  /**
   * Current error of a field that had an error at the last attempt or has changed since; undefined before the first
   * attempt and after success.
   */
  errorAt: (id: string) => string | undefined;
  /**
   * Errors of the last attempt, without errors fixed since; new errors are not added. Use `attempt` as a React key,
   * because `attempt` changes with each attempt and each response.
   */
  summary: Refusal & Readonly<{ attempt: number }>;
  submit: (values?: Values) => Promise<boolean>;
  busy: boolean;
}>;

/**
 * Converts an API error to a rejection. `idOf` maps the API's field path to an element id; null if the path is not a
 * field of the form.
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

const nameOf = (id: string): string => id.split('-', 1)[0] ?? id;

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
  /** Element ids with an error at the last attempt, and names of values changed since. */
  const [judged, setJudged] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const keys = useIntentionKeys();

  // Reset the busy state: the back/forward cache restores the page as it was while submitting.
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
    // Increment `attempt`, so that the summary, which was empty during submission, takes the focus again.
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
