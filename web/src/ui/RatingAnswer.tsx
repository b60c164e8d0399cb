import type { RatingEntry } from '@lendring/contracts/http/request.js';
import { RatingText } from './RatingText.js';

/** What the rated person says to a rating, below it; nothing where there is no answer, or it is erased. */
export function RatingAnswer({
  rating,
  title,
}: Readonly<{ rating: RatingEntry; /** Whose the answer is. */ title: string }>) {
  if (!rating.answer?.text && !rating.answer?.hidden) return null;
  return (
    <div className="mt-3 border-0 border-l-[3px] border-solid border-line pl-3.5">
      <p className="text-small font-bold text-muted wrap-anywhere">{title}</p>
      <RatingText rating={rating} kind="reply" />
    </div>
  );
}
