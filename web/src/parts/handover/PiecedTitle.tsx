import { Fragment } from 'react';
import { countedTitle, shownPieces } from '@lendring/contracts/rules/counted-title.js';

type Props = Readonly<{ of: Readonly<{ title: string; quantity: number; pieces?: readonly string[] | undefined }> }>;

/** Title of a loan with the numbers of its pieces, which break at their hyphens only where a line is too short for one. */
export function PiecedTitle({ of: { title, quantity, pieces = [] } }: Props) {
  const numbers = shownPieces(pieces);
  return (
    <>
      {countedTitle(title, quantity)}
      {numbers.map((number, index) => (
        <Fragment key={number}>
          {index === 0 ? ' ' : ', '}
          <span className="inline-block max-w-full">
            {index === 0 && '('}
            {number}
            {index === numbers.length - 1 && ')'}
          </span>
        </Fragment>
      ))}
    </>
  );
}
