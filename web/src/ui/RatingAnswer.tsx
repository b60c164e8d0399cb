import type { RatingEntry } from '@lendring/contracts/http/request.js';

/** What the rated person says to a rating, below it; nothing where there is no answer, or it is erased. */
export function RatingAnswer({
  answer,
  title,
}: Readonly<{ answer: RatingEntry['answer']; /** Whose it is. */ title: string }>) {
  if (!answer?.text) return null;
  return (
    <div className="mt-3 border-0 border-l-[3px] border-solid border-line pl-3.5">
      <p className="text-small font-bold text-muted wrap-anywhere">{title}</p>
      <p className="whitespace-pre-line wrap-anywhere">{answer.text}</p>
    </div>
  );
}
