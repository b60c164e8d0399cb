import { Link } from '@tanstack/react-router';
import { countedTitle } from '@lendring/contracts/rules/counted-title.js';
import { dayRange } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';

type Loan = Readonly<{
  request_id: string | null;
  counter_loan_id: string | null;
  title: string;
  quantity?: number | null;
  date_from: string;
  date_to: string;
}>;

type Props<One extends Loan> = Readonly<{
  loans: readonly One[];
  /** Text of a loan, from its title and days. */
  named?: (one: One, text: string) => string;
  /** Loans that are named; `more` is the text for the rest. */
  most?: number;
  more?: (count: number) => string;
}>;

/** Names of own loans with their days, each a link that opens beside an unsaved form. */
export function LoanList<One extends Loan>({ loans, named = (_, text) => text, most = 5, more }: Props<One>) {
  const locale = useLocale();
  const rest = loans.length - most;
  return (
    <>
      <ul className="mt-1 list-disc pl-5">
        {loans.slice(0, most).map((one) => (
          <li key={one.request_id ?? one.counter_loan_id} className="wrap-anywhere">
            <Link
              target="_blank"
              {...(one.request_id
                ? { to: '/request/$requestId', params: { requestId: one.request_id } }
                : { to: '/counter-loan/$loanId', params: { loanId: one.counter_loan_id ?? '' } })}
            >
              {named(
                one,
                `${countedTitle(one.title, one.quantity ?? 1)}, ${dayRange(one.date_from, one.date_to, locale, 'year')}`,
              )}
            </Link>
          </li>
        ))}
      </ul>
      {more && rest > 0 && <p className="mt-1">{more(rest)}</p>}
    </>
  );
}
