import * as z from 'zod';
import { type PersonalFields, eventsWith } from '../kernel/events.js';
import { Locale, OfferId, UserId } from '../kernel/ids.js';
import { message as m } from '../kernel/message.js';
import { Instant } from '../kernel/period.js';
import { importLimits as limits } from './import-limits.js';

/** Id of one import, derived by the caller from owner and file, so that a repeated upload continues the first. */
export const ImportId = z.uuid();

const Cell = z.string().max(limits.cell);
export const ImportHead = z.array(Cell).min(1).max(limits.columns);
const Row = z.strictObject({ line: z.int().min(1).max(limits.line), cells: z.array(Cell).max(limits.columns) });
export const ImportRows = z.array(Row).min(1).max(limits.chunk);
export type ImportRow = z.infer<typeof Row>;

export const importCommands = {
  /** Begins an import of `total` rows; refused while another import of the owner is unfinished and recent. */
  beginImport: z.strictObject({ importId: ImportId, total: z.int().min(1).max(limits.rows), head: ImportHead }),
  /** Adds rows in order; `from` counts the rows added before. The service applies them in the background. */
  addImportRows: z.strictObject({ importId: ImportId, from: z.int().min(0).max(limits.rows), rows: ImportRows }),
} as const;

/** Problem of one cell, or of the row if `column` is null. `column` counts from 0. */
const ImportProblem = z.strictObject({
  line: z.int(),
  column: z.int().nullable(),
  code: z.string(),
  params: z.record(z.string(), z.number()).optional(),
});
export type ImportProblem = z.infer<typeof ImportProblem>;

/** Picture from the web that a row names: `picture` counts from 1 within its cell. */
const WantedPicture = z.strictObject({
  line: z.int(),
  column: z.int(),
  picture: z.int(),
  offerId: OfferId,
  address: z.string(),
});
export type WantedPicture = z.infer<typeof WantedPicture>;

const counts = { created: z.int(), changed: z.int(), same: z.int() };

const event = eventsWith({ ownerId: UserId, importId: ImportId });

export const ImportEvent = z.discriminatedUnion('type', [
  /** Stream `imports-<ownerId>`: the owner's last import, so that two imports do not run at once. */
  event('ImportOpened', {}),
  /** Stream `import-<importId>`: progress of one import. */
  event('ImportBegun', { total: z.int(), head: z.array(z.string()).nullable(), locale: Locale, at: Instant }),
  /**
   * `numbers`: ids of the number streams of these rows, to find a number that occurs twice. `lastLine`: line of the
   * last row; absent in older events.
   */
  event('ImportRowsAdded', {
    from: z.int(),
    count: z.int(),
    numbers: z.array(z.uuid()),
    lastLine: z.int().optional(),
    at: Instant,
  }),
  /**
   * `pictures`: pictures from the web that the rows need; `parts`: ids of the streams that store them. Both are absent
   * in older events.
   */
  event('ImportRowsDone', {
    from: z.int(),
    count: z.int(),
    ...counts,
    problems: z.array(ImportProblem),
    pictures: z.int().optional(),
    parts: z.array(z.uuid()).optional(),
  }),
  event('ImportPicturesDone', {
    count: z.int(),
    added: z.int(),
    problems: z.array(ImportProblem),
    part: z.uuid().optional(),
  }),
  /**
   * Stream `importpictures-<id derived from import, first row and part>`: pictures to download. `inTurn`: when the part
   * is due; older parts are downloaded as stored.
   */
  event('ImportPicturesStored', { pictures: z.array(WantedPicture).nullable(), inTurn: z.literal(true).optional() }),
  event('ImportPicturesDue', { part: z.uuid() }),
  /** Stream `importrows-<id derived from import and first row>`: rows to apply. */
  event('ImportRowsStored', {
    from: z.int(),
    head: z.array(z.string()).nullable(),
    rows: z.array(Row).nullable(),
    locale: Locale,
  }),
]);
export type ImportEvent = z.infer<typeof ImportEvent>;

export const importPersonal: PersonalFields<ImportEvent> = {
  ImportBegun: { subject: 'ownerId', fields: ['head'] },
  ImportRowsStored: { subject: 'ownerId', fields: ['head', 'rows'] },
  ImportPicturesStored: { subject: 'ownerId', fields: ['pictures'] },
};

export const ImportProgress = z.strictObject({
  importId: ImportId,
  head: z.array(z.string()),
  total: z.int(),
  added: z.int(),
  done: z.int(),
  ...counts,
  problems: z.array(ImportProblem),
  /** Pictures from the web: needed by the rows applied so far, handled, and added to offers. */
  pictures: z.strictObject({ wanted: z.int(), done: z.int(), added: z.int() }),
  begunAt: Instant,
});
export type ImportProgress = z.infer<typeof ImportProgress>;

/** Head of a column, and whether an import reads the column. */
const ImportColumn = z.strictObject({ head: z.string(), reads: z.boolean() });

export const importQueries = {
  /**
   * Dry run of some rows: what an import would do with each, without doing it. With `importId`, also finds the offers
   * that this import has created.
   */
  checkImport: {
    question: z.strictObject({ head: ImportHead, rows: ImportRows, importId: ImportId.optional() }),
    answer: z
      .strictObject({
        columns: z.array(ImportColumn),
        rows: z.array(
          z.strictObject({
            line: z.int(),
            does: z.enum(['create', 'change', 'nothing', 'refused']),
            /** Normal form of the row's own number; null without one. */
            number: z.string().nullable(),
            /** Existing offer that the row changes. */
            offerId: OfferId.nullable(),
            /** Names of picture files in the row that the offer does not have. */
            files: z.array(z.string()),
            problems: z.array(ImportProblem),
            /** Columns that change the offer, from 0; empty unless `does` is `change`. */
            changes: z.array(z.int()),
          }),
        ),
      })
      .nullable(),
  },
  /** The caller's last import; null without one. */
  lastImport: { question: z.strictObject({}), answer: ImportProgress.nullable() },
} as const;

export const importRefusals = {
  import_running: m(
    409,
    'Es läuft noch ein anderer Import. Warte, bis er fertig ist.',
    'Another import is still running. Wait until it has finished.',
    'Er loopt nog een andere import. Wacht tot die klaar is.',
  ),
  import_unknown: m(
    404,
    'Diesen Import gibt es nicht. Beginne noch einmal.',
    'Import not found. Please start again.',
    'Deze import bestaat niet. Begin opnieuw.',
  ),
  import_other_file: m(
    409,
    'Dieser Import hat mit einer anderen Datei begonnen. Beginne noch einmal.',
    'This import was started with a different file. Please start again.',
    'Deze import is met een ander bestand begonnen. Begin opnieuw.',
  ),
  import_rows_missing: m(
    409,
    'Zwischen diesen Zeilen und den vorigen fehlen welche. Lade die Seite neu und beginne noch einmal.',
    'Some rows before these are missing. Reload the page and start again.',
    'Tussen deze regels en de vorige ontbreken er. Laad de pagina opnieuw en begin opnieuw.',
  ),
  import_no_columns: m(
    422,
    'In der ersten Zeile fehlt die Spalte „Titel“ oder „Eigene Nummer“.',
    'The first line has neither a column “Title” nor “Own number”.',
    'In de eerste regel ontbreekt de kolom “Titel” of “Eigen nummer”.',
  ),
  import_head_twice: m(
    422,
    'Zwei Spalten haben dieselbe Überschrift. Lösche eine davon oder benenne sie um.',
    'Two columns have the same heading. Delete or rename one of them.',
    'Twee kolommen hebben dezelfde kop. Verwijder er een of geef die een andere naam.',
  ),
  import_lines_unordered: m(
    422,
    'Jede Zeilennummer darf nur einmal vorkommen, und die Nummern müssen aufsteigen.',
    'Each line number may occur only once, and the numbers must ascend.',
    'Elk regelnummer mag maar één keer voorkomen, en de nummers moeten oplopen.',
  ),
  import_number_twice: m(
    409,
    'Diese Nummer steht in der Datei mehr als einmal.',
    'This number occurs more than once in the file.',
    'Dit nummer staat meer dan eens in het bestand.',
  ),
  import_cells_many: m(
    422,
    'In dieser Zeile stehen mehr Felder als in der ersten. Vielleicht fehlt ein Anführungszeichen.',
    'This line has more fields than the first one. A quotation mark may be missing.',
    'In deze regel staan meer velden dan in de eerste. Misschien ontbreekt er een aanhalingsteken.',
  ),
  import_offer_unknown: m(
    422,
    'Dieses Inserat gibt es bei dir nicht. Leere das Feld, dann wird die Zeile ein neues Inserat.',
    'You have no such offer. Empty the field, and the row becomes a new offer.',
    'Deze advertentie heb je niet. Maak het veld leeg, dan wordt de regel een nieuwe advertentie.',
  ),
  import_place: m(
    422,
    'Diesen Ort gibt es bei dir nicht. Schreib Name oder Adresse eines deiner Orte wie auf der Seite „Adressen“, oder „Adresse im Profil“.',
    'You have no such place. Write the name or address of one of your places as on the page “Addresses”, or “Address in your profile”.',
    'Deze plek heb je niet. Schrijf naam of adres van een van je plekken zoals op de pagina “Adressen”, of “Adres in je profiel”.',
  ),
  import_whole: m(
    422,
    'Schreib hier eine ganze Zahl, zum Beispiel 3.',
    'Write a whole number here, for example 3.',
    'Schrijf hier een heel getal, bijvoorbeeld 3.',
  ),
  import_amount: m(
    422,
    'Das ist kein Betrag. Schreib zum Beispiel 12,50.',
    'This is not an amount. Write 12.50, for example.',
    'Dit is geen bedrag. Schrijf bijvoorbeeld 12,50.',
  ),
  import_amount_negative: m(
    422,
    'Ein Betrag kann nicht negativ sein. Schreib zum Beispiel 12,50.',
    'An amount cannot be negative. Write 12.50, for example.',
    'Een bedrag kan niet negatief zijn. Schrijf bijvoorbeeld 12,50.',
  ),
  import_title_missing: m(
    422,
    'Die Spalte „Titel“ fehlt in der Datei. Neue Inserate brauchen einen Titel.',
    'The column “Title” is missing in the file. New offers need a title.',
    'De kolom “Titel” ontbreekt in het bestand. Nieuwe advertenties hebben een titel nodig.',
  ),
  import_needed: m(
    422,
    'Dieses Feld kann nicht leer sein.',
    'This field cannot be empty.',
    'Dit veld kan niet leeg zijn.',
  ),
  import_seasons: m(
    422,
    'Schreib Saisons so: 2026-06-01..2026-08-31: 25,00. Trenne mehrere mit Semikolon.',
    'Write seasons like this: 2026-06-01..2026-08-31: 25.00. Separate several with semicolons.',
    'Schrijf seizoenen zo: 2026-06-01..2026-08-31: 25,00. Scheid meerdere met een puntkomma.',
  ),
  import_deposit_kind: m(
    422,
    'Schreib „bar“, „Überweisung“, „Ausweis“ oder „bar oder Ausweis“.',
    'Write “cash”, “transfer”, “ID” or “cash or ID”.',
    'Schrijf “contant”, “overschrijving”, “legitimatie” of “contant of legitimatie”.',
  ),
  import_preparation: m(
    422,
    'Schreib zum Beispiel „2 Tage“ oder „3 Stunden“.',
    'Write “2 days” or “3 hours”, for example.',
    'Schrijf bijvoorbeeld “2 dagen” of “3 uur”.',
  ),
  import_delivery: m(
    422,
    'Schreib „bringen“, „abholen“ oder beides mit Komma dazwischen.',
    'Write “bring”, “collect” or both with a comma between them.',
    'Schrijf “brengen”, “ophalen” of allebei met een komma ertussen.',
  ),
  import_delivery_steps: m(
    422,
    'Schreib Lieferpreise so: 10 km: 15,00; 30 km: 29,00.',
    'Write delivery prices like this: 10 km: 15.00; 30 km: 29.00.',
    'Schrijf bezorgprijzen zo: 10 km: 15,00; 30 km: 29,00.',
  ),
  import_delivery_missing: m(
    422,
    'Zur Lieferung gehören, ob du bringst oder abholst, und mindestens ein Preis. Fülle beide Spalten aus.',
    'A delivery needs both whether you bring or collect, and at least one price. Fill in both columns.',
    'Bij bezorging hoort of je brengt of ophaalt, en minstens één prijs. Vul beide kolommen in.',
  ),
  import_yes_no: m(422, 'Schreib „ja“ oder „nein“.', 'Write “yes” or “no”.', 'Schrijf “ja” of “nee”.'),
  import_durations: m(
    422,
    'Schreib Dauern so: 3 Tage; 1 Woche. Jede Einheit kommt einmal vor.',
    'Write durations like this: 3 days; 1 week. Each unit occurs once.',
    'Schrijf de duur zo: 3 dagen; 1 week. Elke eenheid komt één keer voor.',
  ),
  import_duration_price: m(
    422,
    'Für eine dieser Einheiten hat das Inserat keinen Preis. Nimm Tage für einen Preis pro Tag, Wochen für einen pro Woche.',
    'The offer has no price for one of these units. Use days for a price per day, weeks for a price per week.',
    'Voor een van deze eenheden heeft de advertentie geen prijs. Gebruik dagen bij een prijs per dag, weken bij een prijs per week.',
  ),
  import_discounts: m(
    422,
    'Schreib Rabatte so: 7 Tage: 10 %; 5 Stück pro Tag: 15 %.',
    'Write discounts like this: 7 days: 10 %; 5 items per day: 15 %.',
    'Schrijf kortingen zo: 7 dagen: 10 %; 5 stuks per dag: 15 %.',
  ),
  import_discount_price: m(
    422,
    'Für eine dieser Einheiten hat das Inserat keinen Preis in Geld.',
    'The offer has no price in money for one of these units.',
    'Voor een van deze eenheden heeft de advertentie geen prijs in geld.',
  ),
  import_units_taken: m(
    409,
    'An einem kommenden Tag sind schon {units} davon vergeben oder gesperrt. Weniger geht nicht.',
    '{units} of them are already booked or blocked on a coming day. You can’t have fewer.',
    'Op een komende dag zijn er al {units} verhuurd of geblokkeerd. Minder kan niet.',
  ),
  import_day_price: m(
    422,
    'Dafür braucht das Inserat einen Preis in Euro pro Tag oder pro Nacht.',
    'This needs a price in euros per day or per night.',
    'Daarvoor heeft de advertentie een prijs in euro per dag of per nacht nodig.',
  ),
  import_picture_address: m(
    422,
    'Bild {picture}: Schreib eine Adresse, die mit https:// beginnt, oder den Namen einer Datei in der ZIP-Datei.',
    'Picture {picture}: write an address that begins with https://, or the name of a file in the ZIP file.',
    'Foto {picture}: schrijf een adres dat met https:// begint, of de naam van een bestand in het ZIP-bestand.',
  ),
  import_picture_private: m(
    422,
    'Bild {picture}: Diese Adresse ist nicht öffentlich über https zu erreichen.',
    'Picture {picture}: this address is not publicly available over https.',
    'Foto {picture}: dit adres is niet openbaar via https bereikbaar.',
  ),
  import_picture_missing: m(
    422,
    'Bild {picture}: Unter dieser Adresse ist keines zu finden (Antwort {status}).',
    'Picture {picture}: there is none at this address (answer {status}).',
    'Foto {picture}: op dit adres is er geen te vinden (antwoord {status}).',
  ),
  import_picture_unreachable: m(
    422,
    'Bild {picture}: Die Adresse ist gerade nicht zu erreichen.',
    'Picture {picture}: the address cannot be reached at the moment.',
    'Foto {picture}: het adres is nu niet bereikbaar.',
  ),
  import_picture_slow: m(
    422,
    'Bild {picture}: Das Laden von dieser Adresse hat zu lange gedauert.',
    'Picture {picture}: loading from this address took too long.',
    'Foto {picture}: laden van dit adres duurde te lang.',
  ),
  import_picture_redirects: m(
    422,
    'Bild {picture}: Die Adresse leitet zu oft weiter. Nimm die Adresse, bei der sie endet.',
    'Picture {picture}: the address redirects too often. Use the address where it ends.',
    'Foto {picture}: het adres stuurt te vaak door. Gebruik het adres waar het eindigt.',
  ),
  import_picture_type: m(
    422,
    'Bild {picture}: Das ist kein Bild in JPEG, PNG oder WebP.',
    'Picture {picture}: this is not a picture in JPEG, PNG or WebP.',
    'Foto {picture}: dit is geen foto in JPEG, PNG of WebP.',
  ),
  import_picture_big: m(
    422,
    'Bild {picture}: Es ist zu groß. Erlaubt sind {mb} MB und 40 Megapixel.',
    'Picture {picture}: it is too large. The limits are {mb} MB and 40 megapixels.',
    'Foto {picture}: die is te groot. Toegestaan zijn {mb} MB en 40 megapixels.',
  ),
  import_picture_gone: m(
    409,
    'Bild {picture}: Das Inserat gibt es nicht mehr.',
    'Picture {picture}: the offer no longer exists.',
    'Foto {picture}: de advertentie bestaat niet meer.',
  ),
  import_pictures_many: m(
    422,
    'Aus dem Internet nimmt ein Import höchstens {max} Bilder. Importiere diese Zeile noch einmal für sich.',
    'One import takes at most {max} pictures from the web. Import this line again on its own.',
    'Van het internet neemt één import hoogstens {max} foto’s. Importeer deze regel nog eens apart.',
  ),
  import_drafts_full: m(
    409,
    'Du hast schon {max} Entwürfe. Veröffentliche oder lösche zuerst welche.',
    'You already have {max} drafts. Publish or delete some first.',
    'Je hebt al {max} concepten. Publiceer of verwijder er eerst een paar.',
  ),
};
