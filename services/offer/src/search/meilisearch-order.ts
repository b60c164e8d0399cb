import { fields, type Field } from './analysis/analyse.js';
import { createMatcher, rarityOf, type Rows, type Slot } from './matching/match.js';
import { mergeFields, type Postings } from './matching/postings.js';
import type { Asked, Way } from './matching/ways.js';
import type { Counts, Together } from './meilisearch-answer.js';

/**
 * So many of the offers that Meilisearch puts first get the embedded search's order; those behind them keep
 * Meilisearch's.
 */
export const FIRST = 100;

/** What the embedded search scores an offer by. */
export type Scored = Readonly<
  { id: string; publishedAt: number; titleWords: number; quality: number } & Record<Field, string>
>;
export const scoredBy: readonly (keyof Scored)[] = ['id', 'publishedAt', 'titleWords', 'quality', ...fields];

const ALL_FIELDS = (1 << fields.length) - 1;

type Slots = readonly (readonly Way[])[];

/**
 * What has to be counted to know how rare the words of a query are beside each other, the last all offers; nothing for
 * one word.
 */
export const toWeigh = (slots: Slots): readonly Together[] =>
  slots.length < 2 ? [] : [...slots.flat().flatMap(({ asked }) => asked.map((each): Together => [each])), []];

/**
 * Offers in the order the embedded search gives them, by its own score; none is left out. `counts` knows what is
 * `toWeigh`.
 */
export const inOrder = <Hit extends Scored>(hits: readonly Hit[], slots: Slots, counts: Counts): readonly Hit[] => {
  const rows: Rows = {
    end: hits.length,
    arrays: {
      titleWords: Uint8Array.from(hits, ({ titleWords }) => titleWords),
      quality: Float32Array.from(hits, ({ quality }) => quality),
    },
  };
  // A blank at either end: each stem stands between two.
  const texts = fields.map((field) => hits.map((hit) => ` ${hit[field]} `));
  const { rows: scored, scoreOf } = createMatcher()(
    slots.map((ways) => slotOf(ways, texts, counts)),
    rows,
    () => true,
    null,
  );
  const scores = hits.map(() => -1);
  for (const row of scored) scores[row] = scoreOf(row);
  return hits
    .map((hit, row) => ({ hit, score: scores[row] ?? -1 }))
    .toSorted((a, b) => b.score - a.score || b.hit.publishedAt - a.hit.publishedAt || (a.hit.id < b.hit.id ? -1 : 1))
    .map(({ hit }) => hit);
};

/** The texts of all hits, field by field. */
type Texts = readonly (readonly string[])[];

const slotOf = (ways: readonly Way[], texts: Texts, counts: Counts): Slot => {
  const size = ways.reduce((sum, { asked }) => sum + Math.min(...asked.map((each) => counts([each]))), 0);
  return {
    ways: ways.map(({ asked, factor }) => ({
      lists: asked.map((each) => placesOf(each, texts)),
      factor,
      // What merely mentions it was left out by the server, or nothing else is there.
      calling: ALL_FIELDS,
    })),
    // The first way is the word as it is spelled.
    size,
    rarity: rarityOf(counts(ways[0]?.asked ?? []) || size, counts([])),
  };
};

/** Which of the offers hold it, and in which of their fields. */
const placesOf = ({ stemmed, prefix }: Asked, texts: Texts): Postings => {
  const sought = prefix ? ` ${stemmed}` : ` ${stemmed} `;
  return mergeFields(
    texts.map((ofField) => Int32Array.from(ofField.flatMap((text, row) => (text.includes(sought) ? [row] : [])))),
  );
};
