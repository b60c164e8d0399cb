import { wordsId } from '@lendring/contracts/rules/words-id.js';
import type { RatingEntry } from '@lendring/contracts/http/request.js';
import { useSession } from '../../lib/session/session-context.js';
import { HiddenNote } from '../moderation/HiddenNote.js';
import { ReportMenu } from '../moderation/ReportMenu.js';

export function RatingText({ rating, kind }: Readonly<{ rating: RatingEntry; kind: 'rating' | 'reply' }>) {
  const session = useSession();
  const written = kind === 'rating' ? rating : rating.answer;
  if (!written) return null;
  const authorId = kind === 'rating' ? rating.author?.user_id : rating.about_id;
  const own = session.status === 'in' && session.profile.user_id === authorId;
  return (
    <>
      {written.text && (
        <div className="flex items-start gap-1">
          <p className="min-w-0 whitespace-pre-line wrap-anywhere">{written.text}</p>
          {!own && (
            <ReportMenu
              kind={kind}
              id={wordsId(rating.request_id, rating.side)}
              about={written.text}
              className="-mt-2.5 shrink-0 print:hidden"
            />
          )}
        </div>
      )}
      {written.hidden && <HiddenNote hidden={written.hidden} />}
    </>
  );
}
