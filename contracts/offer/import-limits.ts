/** Limits of an import; `line` is the highest line number in the file, `file` the size of the file in bytes. */
export const importLimits = {
  rows: 2_000,
  line: 100_000,
  columns: 100,
  cell: 6_000,
  /** Rows in one call. */
  chunk: 50,
  /** Characters of the rows in one call. */
  chunkText: 120_000,
  file: 5_000_000,
  /** Archive of pictures: entries of any kind, and bytes of one picture and of all of them when unpacked. */
  zip: { entries: 2_000, each: 30_000_000, whole: 200_000_000 },
  /**
   * Pictures of rows. `addresses`: pictures from the web in one import; `atATime`: pictures in one step of the
   * background work, `lanes` of them at once; `timeoutMs`: one download with its redirects; `patienceMs`: time that the
   * downloads of one owner may take within `renewMs` before their other pictures are left out; `staleHours`: time after
   * the last rows during which pending pictures stop another import.
   */
  pictures: {
    addresses: 5_000,
    atATime: 10,
    lanes: 4,
    timeoutMs: 10_000,
    redirects: 3,
    patienceMs: 900_000,
    renewMs: 7_200_000,
    staleHours: 6,
  },
  /** Drafts of one owner, up to which an import creates further ones. */
  drafts: 2_500,
  /** Minutes after which an import without further rows no longer stops another one. */
  staleMinutes: 15,
} as const;
