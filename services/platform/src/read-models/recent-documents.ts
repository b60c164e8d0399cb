/** Documents that were read lately. Those who read one share it: it is frozen. */
export interface RecentDocuments {
  get(id: string): object | undefined;
  /** Keeps a document as its text has it. */
  add(id: string, text: string): object;
  delete(id: string): void;
  clear(): void;
}

type Kept = Readonly<{ document: object; letters: number }>;

/** Keeps the documents that were read last, at most so many letters of text; parsed ones take some three bytes for each. */
export const createRecentDocuments = (mostLetters = 2_000_000): RecentDocuments => {
  const kept = new Map<string, Kept>();
  let letters = 0;

  const drop = (id: string): void => {
    letters -= kept.get(id)?.letters ?? 0;
    kept.delete(id);
  };

  return {
    get(id) {
      const found = kept.get(id);
      if (!found) return undefined;
      kept.delete(id);
      kept.set(id, found);
      return found.document;
    },
    add(id, text) {
      const document = JSON.parse(text) as object;
      if (text.length > mostLetters / 10) return document;
      drop(id);
      kept.set(id, { document: frozen(document), letters: text.length });
      letters += text.length;
      for (const oldest of kept.keys()) {
        if (letters <= mostLetters) break;
        drop(oldest);
      }
      return document;
    },
    delete: drop,
    clear() {
      kept.clear();
      letters = 0;
    },
  };
};

const frozen = (value: object): object => {
  for (const key of Object.keys(value)) {
    const field = (value as Readonly<Record<string, unknown>>)[key];
    if (typeof field === 'object' && field !== null) frozen(field);
  }
  return Object.freeze(value);
};
