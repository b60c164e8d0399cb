import type { RatingEntry } from '@lendring/contracts/http/request.js';
import { RatingText } from './RatingText.js';

export function RatingAnswer({ rating, title }: Readonly<{ rating: RatingEntry; title: string }>) {
  if (!rating.answer?.text && !rating.answer?.hidden) return null;
  return (
    <div className="mt-3 border-0 border-l-[3px] border-solid border-line pl-3.5">
      <p className="text-small font-bold text-muted wrap-anywhere">{title}</p>
      <RatingText rating={rating} kind="reply" />
    </div>
  );
}
