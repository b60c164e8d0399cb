import { fields, type Field } from './analysis/analyse.js';
import { createMatcher, rarityOf, type Rows, type Slot } from './matching/match.js';
import { mergeFields, type Postings } from './matching/postings.js';
import type { Asked, Way } from './matching/ways.js';
import type { Counts, Together } from './meilisearch-answer.js';

/** Number of top hits reordered like the embedded search; later hits keep Meilisearch's order. */
export const FIRST = 100;

export type Scored = Readonly<
  { id: string; publishedAt: number; titleWords: number; quality: number } & Record<Field, string>
>;
export const scoredBy: readonly (keyof Scored)[] = ['id', 'publishedAt', 'titleWords', 'quality', ...fields];

const ALL_FIELDS = (1 << fields.length) - 1;

type Slots = readonly (readonly Way[])[];

export const toWeigh = (slots: Slots): readonly Together[] =>
  slots.length < 2 ? [] : [...slots.flat().flatMap(({ asked }) => asked.map((each): Together => [each])), []];

/** Sorts hits by the score of the embedded search. `counts` must contain the results for `toWeigh`. */
export const inOrder = <Hit extends Scored>(hits: readonly Hit[], slots: Slots, counts: Counts): readonly Hit[] => {
  const rows: Rows = {
    end: hits.length,
    arrays: {
      titleWords: Uint8Array.from(hits, ({ titleWords }) => titleWords),
      quality: Float32Array.from(hits, ({ quality }) => quality),
    },
  };
  const texts = fields.map((field) => hits.map((hit) => ` ${hit[field]} `));
  const { rows: scored, scoreOf } = createMatcher().match(
    slots.map((ways) => slotOf(ways, texts, counts)),
    rows,
    (_, count) => count,
    null,
  );
  const scores = hits.map(() => -1);
  for (const [place, row] of scored.entries()) scores[row] = scoreOf(place);
  return hits
    .map((hit, row) => ({ hit, score: scores[row] ?? -1 }))
    .toSorted((a, b) => b.score - a.score || b.hit.publishedAt - a.hit.publishedAt || (a.hit.id < b.hit.id ? -1 : 1))
    .map(({ hit }) => hit);
};

type Texts = readonly (readonly string[])[];

const slotOf = (ways: readonly Way[], texts: Texts, counts: Counts): Slot => {
  const size = ways.reduce((sum, { asked }) => sum + Math.min(...asked.map((each) => counts([each]))), 0);
  return {
    ways: ways.map(({ asked, factor }) => ({
      lists: asked.map((each) => placesOf(each, texts)),
      factor,
      calling: ALL_FIELDS,
    })),
    size,
    rarity: rarityOf(counts(ways[0]?.asked ?? []) || size, counts([])),
  };
};

const placesOf = ({ stemmed, prefix }: Asked, texts: Texts): Postings => {
  const sought = prefix ? ` ${stemmed}` : ` ${stemmed} `;
  return mergeFields(
    texts.map((ofField) => Int32Array.from(ofField.flatMap((text, row) => (text.includes(sought) ? [row] : [])))),
    texts[0]?.length ?? 0,
  );
};
