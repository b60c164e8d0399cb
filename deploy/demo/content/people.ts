import type { Person } from './types.js';

/**
 * Everybody in the demo data. All are invented; mail addresses end in example.org, telephone numbers are from ranges
 * that the regulators keep free for fiction. Towns and postal codes are real.
 */
export const people: readonly Person[] = [
  // Köln and around it: the lively town.
  { key: 'jana', email: 'jana@example.org', nickname: 'jana_probst', firstname: 'Jana', lastname: 'Probst', street: 'Körnerstraße 41', postal: '50823', city: 'Köln', country: 'DE', phone: '+49 221 4710112', color: '#ffe0b0', locale: 'de' },
  { key: 'murat', email: 'murat@example.org', nickname: 'murat_kaya', firstname: 'Murat', lastname: 'Kaya', street: 'Venloer Straße 318', postal: '50825', city: 'Köln', country: 'DE', phone: '+49 221 4710127', color: '#cfe8e6', locale: 'de' },
  { key: 'ole', email: 'ole@example.org', nickname: 'ole_aus_suelz', firstname: 'Ole', lastname: 'Hansen', street: 'Berrenrather Straße 187', postal: '50937', city: 'Köln', country: 'DE', phone: '+49 221 4710139', color: '#d9e8c8', locale: 'de' },
  { key: 'katrin', email: 'katrin@example.org', nickname: 'katrin_weiler', firstname: 'Katrin', lastname: 'Weiler', street: 'Dürener Straße 92', postal: '50931', city: 'Köln', country: 'DE', phone: '+49 221 4710144', color: '#f6d3cf', locale: 'de' },
  { key: 'heinz', email: 'heinz@example.org', nickname: 'heinz_schmitz', firstname: 'Heinz', lastname: 'Schmitz', street: 'Neusser Straße 256', postal: '50733', city: 'Köln', country: 'DE', phone: '+49 221 4710158', color: '#dcd6f2', locale: 'de' },
  { key: 'lena', email: 'lena@example.org', nickname: 'lena_muelheim', firstname: 'Lena', lastname: 'Brandt', street: 'Wallstraße 17', postal: '51063', city: 'Köln', country: 'DE', phone: '+49 221 4710163', color: '#f3cfe0', locale: 'de' },
  { key: 'marlene', email: 'admin@example.org', nickname: 'marlene_kroeger', firstname: 'Marlene', lastname: 'Kröger', street: 'Eigelstein 60', postal: '50668', city: 'Köln', country: 'DE', phone: '+49 221 4710170', color: '#e5f1f2', locale: 'de', admin: true },
  {
    key: 'festwest', email: 'festwest@example.org', nickname: 'festverleih_west', firstname: 'Britta', lastname: 'Lohmar', street: 'Aachener Straße 512', postal: '50933', city: 'Köln', country: 'DE', phone: '+49 221 4710185', color: '#ffd27a', locale: 'de',
    company: {
      name: 'Festverleih West GmbH', homepage: 'https://festverleih-west.example.org',
      description: 'Seit 1998 statten wir Straßenfeste, Hochzeiten und Firmenfeiern zwischen Rhein und Erft aus. Zelte, Tische, Geschirr und Technik kommen aus einem Lager, gespült und geprüft. Abholen kannst du werktags von 8 bis 18 Uhr und samstags bis 13 Uhr, liefern können wir im Umkreis von 40 km.',
      legalHints: 'Festverleih West GmbH, Aachener Straße 512, 50933 Köln. Geschäftsführerin: Britta Lohmar. Alle Preise enthalten 19 % Umsatzsteuer. Bei Absage bis 7 Tage vorher fallen keine Kosten an, danach die Hälfte des Mietpreises. Schäden trägt, wer mietet, bis zur Höhe des Zeitwerts.',
    },
  },
  {
    key: 'radwerk', email: 'radwerk@example.org', nickname: 'radwerk_suedstadt', firstname: 'Jonas', lastname: 'Merten', street: 'Bonner Straße 73', postal: '50677', city: 'Köln', country: 'DE', phone: '+49 221 4710191', color: '#c9ead6', locale: 'de',
    company: {
      name: 'Radwerk Südstadt', homepage: 'https://radwerk.example.org',
      description: 'Fahrradwerkstatt und Verleih in der Kölner Südstadt. Lastenräder, Tandems und E-Bikes stehen fahrbereit im Hof, wir stellen Sattel und Bremsen auf dich ein. Wer ein Rad in die Werkstatt bringt, bekommt ein Ersatzrad zum halben Preis.',
      legalHints: 'Radwerk Südstadt, Inhaber Jonas Merten, Bonner Straße 73, 50677 Köln. Kleinunternehmer nach § 19 UStG, es wird keine Umsatzsteuer ausgewiesen. Bei der Abholung brauchen wir einen Ausweis. Räder bitte immer am Rahmen anschließen; bei Diebstahl ohne Schloss haftet, wer mietet.',
    },
  },
  {
    key: 'hamacher', email: 'hamacher@example.org', nickname: 'hamacher_baumaschinen', firstname: 'Dirk', lastname: 'Hamacher', street: 'Alfred-Nobel-Straße 8', postal: '50226', city: 'Frechen', country: 'DE', phone: '+49 176 04069011', color: '#f8e3a8', locale: 'de',
    company: {
      name: 'Hamacher Baumaschinen e. K.', homepage: 'https://hamacher-baumaschinen.example.org',
      description: 'Bagger, Rüttler, Gerüste und alles, was auf der Baustelle Krach macht. Familienbetrieb in dritter Generation, direkt an der A4. Vor jeder Vermietung gibt es eine Einweisung, und wer am Samstag etwas braucht, ruft bis Freitag um 12 Uhr an.',
      legalHints: 'Hamacher Baumaschinen e. K., Inhaber Dirk Hamacher, Alfred-Nobel-Straße 8, 50226 Frechen, Amtsgericht Köln. Preise einschließlich 19 % Umsatzsteuer, ohne Kraftstoff. Maschinen ab 1,5 t nur mit Einweisung und Führerschein. Reinigung verschmutzter Maschinen 35 € je angefangene Stunde.',
    },
  },
  { key: 'aylin', email: 'aylin@example.org', nickname: 'aylin_demir', firstname: 'Aylin', lastname: 'Demir', street: 'Luxemburger Straße 402', postal: '50354', city: 'Hürth', country: 'DE', phone: '+49 171 3920012', color: '#f3cfe0', locale: 'de' },
  { key: 'stefan', email: 'stefan@example.org', nickname: 'stefan_lev', firstname: 'Stefan', lastname: 'Klein', street: 'Manforter Straße 119', postal: '51373', city: 'Leverkusen', country: 'DE', phone: '+49 171 3920015', color: '#cfe0f5', locale: 'de' },
  { key: 'miriam', email: 'miriam@example.org', nickname: 'miriam_roth', firstname: 'Miriam', lastname: 'Roth', street: 'Uhlstraße 55', postal: '50321', city: 'Brühl', country: 'DE', phone: '+49 171 3920021', color: '#e9dcc9', locale: 'de' },
  { key: 'thomas', email: 'thomas@example.org', nickname: 'thomas_overath', firstname: 'Thomas', lastname: 'Overath', street: 'Odenthaler Straße 144', postal: '51465', city: 'Bergisch Gladbach', country: 'DE', phone: '+49 171 3920024', color: '#d3e4ea', locale: 'de' },
  { key: 'paul', email: 'paul@example.org', nickname: 'paul_lindner', firstname: 'Paul', lastname: 'Lindner', street: 'Clemens-August-Straße 31', postal: '53115', city: 'Bonn', country: 'DE', phone: '+49 171 3920033', color: '#dcd6f2', locale: 'de' },

  // Berlin and Potsdam.
  { key: 'nele', email: 'nele@example.org', nickname: 'nele_vom_kiez', firstname: 'Nele', lastname: 'Vogt', street: 'Simon-Dach-Straße 22', postal: '10245', city: 'Berlin', country: 'DE', phone: '+49 30 23125014', color: '#c9ead6', locale: 'de' },
  { key: 'tarek', email: 'tarek@example.org', nickname: 'tarek_haddad', firstname: 'Tarek', lastname: 'Haddad', street: 'Weserstraße 168', postal: '12045', city: 'Berlin', country: 'DE', phone: '+49 30 23125027', color: '#e7d3c0', locale: 'de' },
  { key: 'oliver', email: 'oliver@example.org', nickname: 'oliver_marsh', firstname: 'Oliver', lastname: 'Marsh', street: 'Raumerstraße 9', postal: '10437', city: 'Berlin', country: 'DE', phone: '+49 30 23125038', color: '#cfe0f5', locale: 'en' },
  { key: 'ingrid', email: 'ingrid@example.org', nickname: 'ingrid_pankow', firstname: 'Ingrid', lastname: 'Paschke', street: 'Florastraße 63', postal: '13187', city: 'Berlin', country: 'DE', phone: '+49 30 23125046', color: '#f6d3cf', locale: 'de' },
  {
    key: 'linse', email: 'linse@example.org', nickname: 'linse_und_licht', firstname: 'Yasmin', lastname: 'Teuber', street: 'Oranienstraße 149', postal: '10969', city: 'Berlin', country: 'DE', phone: '+49 30 23125059', color: '#dcd6f2', locale: 'de',
    company: {
      name: 'Linse & Licht Verleih OHG', homepage: 'https://linse-licht.example.org',
      description: 'Foto-, Video- und Veranstaltungstechnik am Moritzplatz. Wir verleihen, womit wir selbst drehen, und erklären es an der Theke, bis es sitzt. Akkus sind immer geladen, Speicherkarten immer leer.',
      legalHints: 'Linse & Licht Verleih OHG, Oranienstraße 149, 10969 Berlin, vertreten durch Yasmin Teuber und Piet Sommer. Preise einschließlich 19 % Umsatzsteuer. Abholung ab 16 Uhr am Vortag und Rückgabe bis 11 Uhr am Folgetag sind ohne Aufpreis. Ausweis und Kaution bei der Abholung.',
    },
  },
  { key: 'falk', email: 'falk@example.org', nickname: 'falk_neumann', firstname: 'Falk', lastname: 'Neumann', street: 'Zeppelinstraße 34', postal: '14471', city: 'Potsdam', country: 'DE', phone: '+49 171 3920039', color: '#d9e8c8', locale: 'de' },

  // Other German towns.
  { key: 'birte', email: 'birte@example.org', nickname: 'birte_petersen', firstname: 'Birte', lastname: 'Petersen', street: 'Bahrenfelder Straße 201', postal: '22765', city: 'Hamburg', country: 'DE', phone: '+49 40 66969018', color: '#cfe0f5', locale: 'de' },
  {
    key: 'alsterkanu', email: 'alsterkanu@example.org', nickname: 'alsterkanu_hh', firstname: 'Nils', lastname: 'Wegener', street: 'Poßmoorweg 46', postal: '22301', city: 'Hamburg', country: 'DE', phone: '+49 40 66969031', color: '#cfe8e6', locale: 'de',
    company: {
      name: 'Alsterkanu Wegener', homepage: 'https://alsterkanu.example.org',
      description: 'Kanus, Kajaks und Stehpaddelbretter am Steg in Winterhude. Von April bis Oktober kannst du direkt bei uns einsetzen, für die Seenplatte geben wir Boote mit Dachträger mit. Schwimmwesten sind immer dabei, auch für Kinder und Hunde.',
      legalHints: 'Alsterkanu Wegener, Inhaber Nils Wegener, Poßmoorweg 46, 22301 Hamburg. Preise einschließlich 19 % Umsatzsteuer. Wer mietet, muss schwimmen können. Bei Gewitterwarnung kannst du kostenlos umbuchen.',
    },
  },
  { key: 'vroni', email: 'vroni@example.org', nickname: 'vroni_huber', firstname: 'Veronika', lastname: 'Huber', street: 'Tegernseer Landstraße 88', postal: '81539', city: 'München', country: 'DE', phone: '+49 89 99998022', color: '#f6d3cf', locale: 'de' },
  { key: 'can', email: 'can@example.org', nickname: 'can_yildiz', firstname: 'Can', lastname: 'Yıldız', street: 'Berger Straße 179', postal: '60385', city: 'Frankfurt am Main', country: 'DE', phone: '+49 69 90009041', color: '#e7d3c0', locale: 'de' },
  { key: 'uwe', email: 'uwe@example.org', nickname: 'uwe_haeberle', firstname: 'Uwe', lastname: 'Häberle', street: 'Böblinger Straße 67', postal: '70199', city: 'Stuttgart', country: 'DE', phone: '+49 176 04069023', color: '#d3e4ea', locale: 'de' },
  { key: 'sofia', email: 'sofia@example.org', nickname: 'sofia_conti', firstname: 'Sofia', lastname: 'Conti', street: 'Lorettostraße 12', postal: '40219', city: 'Düsseldorf', country: 'DE', phone: '+49 176 04069027', color: '#f3cfe0', locale: 'de' },
  { key: 'ronny', email: 'ronny@example.org', nickname: 'ronny_seidel', firstname: 'Ronny', lastname: 'Seidel', street: 'Karl-Heine-Straße 80', postal: '04229', city: 'Leipzig', country: 'DE', phone: '+49 176 04069031', color: '#c9ead6', locale: 'de' },
  { key: 'annett', email: 'annett@example.org', nickname: 'annett_richter', firstname: 'Annett', lastname: 'Richter', street: 'Louisenstraße 38', postal: '01099', city: 'Dresden', country: 'DE', phone: '+49 176 04069034', color: '#f8e3a8', locale: 'de' },
  { key: 'janphilipp', email: 'janphilipp@example.org', nickname: 'jp_oelke', firstname: 'Jan-Philipp', lastname: 'Oelke', street: 'Limmerstraße 57', postal: '30451', city: 'Hannover', country: 'DE', phone: '+49 176 04069037', color: '#dcd6f2', locale: 'de' },
  { key: 'wiebke', email: 'wiebke@example.org', nickname: 'wiebke_cordes', firstname: 'Wiebke', lastname: 'Cordes', street: 'Ostertorsteinweg 70', postal: '28203', city: 'Bremen', country: 'DE', phone: '+49 176 04069040', color: '#cfe8e6', locale: 'de' },
  { key: 'bernd', email: 'bernd@example.org', nickname: 'bernd_kolb', firstname: 'Bernd', lastname: 'Kolb', street: 'Fürther Straße 121', postal: '90429', city: 'Nürnberg', country: 'DE', phone: '+49 176 04069043', color: '#e9dcc9', locale: 'de' },
  { key: 'sabine', email: 'sabine@example.org', nickname: 'sabine_kowalski', firstname: 'Sabine', lastname: 'Kowalski', street: 'Kaiserstraße 94', postal: '44135', city: 'Dortmund', country: 'DE', phone: '+49 176 04069046', color: '#ffe0b0', locale: 'de' },
  { key: 'mehmet', email: 'mehmet@example.org', nickname: 'mehmet_arslan', firstname: 'Mehmet', lastname: 'Arslan', street: 'Rüttenscheider Straße 143', postal: '45130', city: 'Essen', country: 'DE', phone: '+49 176 04069049', color: '#cfe0f5', locale: 'de' },
  { key: 'frieda', email: 'frieda@example.org', nickname: 'frieda_terhorst', firstname: 'Frieda', lastname: 'Terhorst', street: 'Wolbecker Straße 76', postal: '48155', city: 'Münster', country: 'DE', phone: '+49 176 04069052', color: '#d9e8c8', locale: 'de' },
  { key: 'luc', email: 'luc@example.org', nickname: 'luc_janssen', firstname: 'Luc', lastname: 'Janssen', street: 'Pontstraße 115', postal: '52062', city: 'Aachen', country: 'DE', phone: '+49 176 04069055', color: '#f6d3cf', locale: 'de' },
  { key: 'lisbeth', email: 'lisbeth@example.org', nickname: 'lisbeth_faller', firstname: 'Lisbeth', lastname: 'Faller', street: 'Schwarzwaldstraße 45', postal: '79102', city: 'Freiburg im Breisgau', country: 'DE', phone: '+49 176 04069058', color: '#c9ead6', locale: 'de' },
  { key: 'timo', email: 'timo@example.org', nickname: 'timo_becker', firstname: 'Timo', lastname: 'Becker', street: 'Sophienstraße 103', postal: '76135', city: 'Karlsruhe', country: 'DE', phone: '+49 176 04069061', color: '#d3e4ea', locale: 'de' },
  { key: 'elena', email: 'elena@example.org', nickname: 'elena_popescu', firstname: 'Elena', lastname: 'Popescu', street: 'Seckenheimer Straße 28', postal: '68165', city: 'Mannheim', country: 'DE', phone: '+49 176 04069064', color: '#f3cfe0', locale: 'de' },
  { key: 'jonas', email: 'jonas@example.org', nickname: 'jonas_reinhardt', firstname: 'Jonas', lastname: 'Reinhardt', street: 'Bergheimer Straße 51', postal: '69115', city: 'Heidelberg', country: 'DE', phone: '+49 176 04069067', color: '#e7d3c0', locale: 'de' },
  { key: 'christel', email: 'christel@example.org', nickname: 'christel_bohn', firstname: 'Christel', lastname: 'Bohn', street: 'Frauenlobstraße 19', postal: '55118', city: 'Mainz', country: 'DE', phone: '+49 176 04069070', color: '#f8e3a8', locale: 'de' },
  { key: 'hauke', email: 'hauke@example.org', nickname: 'hauke_jessen', firstname: 'Hauke', lastname: 'Jessen', street: 'Holtenauer Straße 134', postal: '24105', city: 'Kiel', country: 'DE', phone: '+49 176 04069073', color: '#cfe8e6', locale: 'de' },
  { key: 'maike', email: 'maike@example.org', nickname: 'maike_luehrs', firstname: 'Maike', lastname: 'Lührs', street: 'Hüxstraße 64', postal: '23552', city: 'Lübeck', country: 'DE', phone: '+49 176 04069076', color: '#dcd6f2', locale: 'de' },
  { key: 'ines', email: 'ines@example.org', nickname: 'ines_wulff', firstname: 'Ines', lastname: 'Wulff', street: 'Doberaner Straße 21', postal: '18057', city: 'Rostock', country: 'DE', phone: '+49 176 04069079', color: '#e9dcc9', locale: 'de' },
  { key: 'karsten', email: 'karsten@example.org', nickname: 'karsten_moebius', firstname: 'Karsten', lastname: 'Möbius', street: 'Michaelisstraße 13', postal: '99084', city: 'Erfurt', country: 'DE', phone: '+49 176 04069082', color: '#ffe0b0', locale: 'de' },
  { key: 'luisa', email: 'luisa@example.org', nickname: 'luisa_kern', firstname: 'Luisa', lastname: 'Kern', street: 'Wagnergasse 26', postal: '07743', city: 'Jena', country: 'DE', phone: '+49 176 04069085', color: '#d9e8c8', locale: 'de' },
  { key: 'gregor', email: 'gregor@example.org', nickname: 'gregor_stahl', firstname: 'Gregor', lastname: 'Stahl', street: 'Friedrich-Ebert-Straße 98', postal: '34119', city: 'Kassel', country: 'DE', phone: '+49 176 04069088', color: '#cfe0f5', locale: 'de' },
  { key: 'amina', email: 'amina@example.org', nickname: 'amina_osman', firstname: 'Amina', lastname: 'Osman', street: 'Groner-Tor-Straße 24', postal: '37073', city: 'Göttingen', country: 'DE', phone: '+49 176 04069091', color: '#f6d3cf', locale: 'de' },
  { key: 'sepp', email: 'sepp@example.org', nickname: 'sepp_aigner', firstname: 'Josef', lastname: 'Aigner', street: 'Ostengasse 33', postal: '93047', city: 'Regensburg', country: 'DE', phone: '+49 176 04069094', color: '#c9ead6', locale: 'de' },
  { key: 'petra', email: 'petra@example.org', nickname: 'petra_lechner', firstname: 'Petra', lastname: 'Lechner', street: 'Maximilianstraße 71', postal: '86150', city: 'Augsburg', country: 'DE', phone: '+49 176 04069097', color: '#d3e4ea', locale: 'de' },
  { key: 'daniel', email: 'daniel@example.org', nickname: 'daniel_maurer', firstname: 'Daniel', lastname: 'Maurer', street: 'Frauenstraße 29', postal: '89073', city: 'Ulm', country: 'DE', phone: '+49 171 3920042', color: '#f3cfe0', locale: 'de' },
  { key: 'regula', email: 'regula@example.org', nickname: 'regula_am_see', firstname: 'Regula', lastname: 'Stadler', street: 'Hussenstraße 40', postal: '78462', city: 'Konstanz', country: 'DE', phone: '+49 171 3920045', color: '#cfe8e6', locale: 'de' },
  { key: 'veit', email: 'veit@example.org', nickname: 'veit_schober', firstname: 'Veit', lastname: 'Schober', street: 'Sanderstraße 8', postal: '97070', city: 'Würzburg', country: 'DE', phone: '+49 171 3920048', color: '#e7d3c0', locale: 'de' },
  { key: 'chantal', email: 'chantal@example.org', nickname: 'chantal_weber', firstname: 'Chantal', lastname: 'Weber', street: 'Mainzer Straße 36', postal: '66111', city: 'Saarbrücken', country: 'DE', phone: '+49 171 3920051', color: '#f8e3a8', locale: 'de' },
  { key: 'michel', email: 'michel@example.org', nickname: 'michel_thill', firstname: 'Michel', lastname: 'Thill', street: 'Saarstraße 77', postal: '54290', city: 'Trier', country: 'DE', phone: '+49 171 3920054', color: '#dcd6f2', locale: 'de' },
  { key: 'enno', email: 'enno@example.org', nickname: 'enno_harms', firstname: 'Enno', lastname: 'Harms', street: 'Donnerschweer Straße 115', postal: '26123', city: 'Oldenburg', country: 'DE', phone: '+49 171 3920057', color: '#e9dcc9', locale: 'de' },
  { key: 'nicole', email: 'nicole@example.org', nickname: 'nicole_brinkmann', firstname: 'Nicole', lastname: 'Brinkmann', street: 'August-Bebel-Straße 84', postal: '33602', city: 'Bielefeld', country: 'DE', phone: '+49 171 3920060', color: '#ffe0b0', locale: 'de' },
  { key: 'silvio', email: 'silvio@example.org', nickname: 'silvio_krause', firstname: 'Silvio', lastname: 'Krause', street: 'Hegelstraße 18', postal: '39104', city: 'Magdeburg', country: 'DE', phone: '+49 171 3920063', color: '#d9e8c8', locale: 'de' },
  { key: 'yvonne', email: 'yvonne@example.org', nickname: 'yvonne_thiele', firstname: 'Yvonne', lastname: 'Thiele', street: 'Große Ulrichstraße 47', postal: '06108', city: 'Halle (Saale)', country: 'DE', phone: '+49 171 3920066', color: '#cfe0f5', locale: 'de' },
  { key: 'frank', email: 'frank@example.org', nickname: 'frank_uhlig', firstname: 'Frank', lastname: 'Uhlig', street: 'Brühl 52', postal: '09111', city: 'Chemnitz', country: 'DE', phone: '+49 171 3920069', color: '#f6d3cf', locale: 'de' },
  { key: 'lasse', email: 'lasse@example.org', nickname: 'lasse_thomsen', firstname: 'Lasse', lastname: 'Thomsen', street: 'Norderstraße 103', postal: '24939', city: 'Flensburg', country: 'DE', phone: '+49 171 3920072', color: '#c9ead6', locale: 'de' },
  {
    key: 'bergsport', email: 'bergsport@example.org', nickname: 'bergsport_zirbel', firstname: 'Korbinian', lastname: 'Zirbel', street: 'Ludwigstraße 58', postal: '82467', city: 'Garmisch-Partenkirchen', country: 'DE', phone: '+49 176 04069014', color: '#cfe0f5', locale: 'de',
    company: {
      name: 'Bergsport Zirbel', homepage: 'https://bergsport-zirbel.example.org',
      description: 'Ski, Schneeschuhe, Klettersteigsets und Rucksäcke, fünf Gehminuten vom Bahnhof. Schuhe passen wir an, Kanten und Belag machen wir nach jeder Rückgabe neu. Wenn das Wetter umschlägt, bekommst du dein Geld zurück.',
      legalHints: 'Bergsport Zirbel, Inhaber Korbinian Zirbel, Ludwigstraße 58, 82467 Garmisch-Partenkirchen. Preise einschließlich 19 % Umsatzsteuer. Persönliche Schutzausrüstung wird nach jedem Verleih geprüft und dokumentiert. Versicherung gegen Bruch auf Wunsch für 3 € am Tag.',
    },
  },
  {
    key: 'hopsala', email: 'hopsala@example.org', nickname: 'hopsala_ruhr', firstname: 'Sandra', lastname: 'Piontek', street: 'Hattinger Straße 212', postal: '44795', city: 'Bochum', country: 'DE', phone: '+49 176 04069017', color: '#f3cfe0', locale: 'de',
    company: {
      name: 'Hopsala Ruhr', homepage: 'https://hopsala.example.org',
      description: 'Hüpfburgen und Spielgeräte für Kindergeburtstage, Schulfeste und Vereine im Ruhrgebiet. Alles ist TÜV-geprüft und wird nach jedem Einsatz abgewischt und getrocknet. Auf Wunsch bauen wir auf und wieder ab.',
      legalHints: 'Hopsala Ruhr, Inhaberin Sandra Piontek, Hattinger Straße 212, 44795 Bochum. Kleinunternehmerin nach § 19 UStG. Eine erwachsene Person muss die Hüpfburg die ganze Zeit beaufsichtigen. Bei Regen oder Wind über Stärke 5 kannst du am Morgen kostenlos absagen.',
    },
  },
  {
    key: 'lindenhof', email: 'lindenhof@example.org', nickname: 'sanihaus_lindenhof', firstname: 'Annegret', lastname: 'Vosskamp', street: 'Friedrich-Engels-Allee 168', postal: '42285', city: 'Wuppertal', country: 'DE', phone: '+49 176 04069020', color: '#cfe8e6', locale: 'de',
    company: {
      name: 'Sanitätshaus Lindenhof KG', homepage: 'https://sanitaetshaus-lindenhof.example.org',
      description: 'Hilfsmittel auf Zeit: für den Besuch der Eltern, die Wochen nach der Operation oder den Urlaub. Jedes Gerät wird nach der Rückgabe desinfiziert und geprüft. Wir zeigen dir die Handhabung und helfen beim Antrag an die Krankenkasse.',
      legalHints: 'Sanitätshaus Lindenhof KG, Friedrich-Engels-Allee 168, 42285 Wuppertal, Amtsgericht Wuppertal. Preise einschließlich 19 % Umsatzsteuer. Medizinprodukte werden nach der Medizinprodukte-Betreiberverordnung gewartet. Zubehör mit Körperkontakt verkaufen wir neu dazu.',
    },
  },
  {
    key: 'freiraum', email: 'freiraum@example.org', nickname: 'freiraum_camper', firstname: 'Tobias', lastname: 'Reuschenbach', street: 'Moselweißer Straße 90', postal: '56073', city: 'Koblenz', country: 'DE', phone: '+49 176 04069008', color: '#d9e8c8', locale: 'de',
    company: {
      name: 'Freiraum Camper Koblenz', homepage: 'https://freiraum-camper.example.org',
      description: 'Sieben Camper zwischen Rhein und Mosel, vom Kastenwagen bis zum Alkoven für sechs. Bettzeug, Geschirr und Gas sind an Bord, dein Auto kann so lange bei uns stehen. Die Übergabe dauert eine Stunde, danach weißt du, wo der Abwassertank ist.',
      legalHints: 'Freiraum Camper, Inhaber Tobias Reuschenbach, Moselweißer Straße 90, 56073 Koblenz. Preise einschließlich 19 % Umsatzsteuer und Vollkasko mit 1.000 € Selbstbeteiligung. Mindestalter 23 Jahre, Führerschein seit drei Jahren. Rauchen im Fahrzeug kostet 200 € Reinigung.',
    },
  },

  // The Netherlands.
  { key: 'sanne', email: 'sanne@example.org', nickname: 'sanne_devries', firstname: 'Sanne', lastname: 'de Vries', street: 'Biltstraat 74', postal: '3572 KA', city: 'Utrecht', country: 'NL', phone: '+31 6 00000012', color: '#ffe0b0', locale: 'nl' },
  { key: 'bram', email: 'bram@example.org', nickname: 'bram_visser', firstname: 'Bram', lastname: 'Visser', street: 'Kinkerstraat 161', postal: '1053 PH', city: 'Amsterdam', country: 'NL', phone: '+31 6 00000024', color: '#d3e4ea', locale: 'nl' },
  { key: 'femke', email: 'femke@example.org', nickname: 'femke_hoekstra', firstname: 'Femke', lastname: 'Hoekstra', street: 'Folkingestraat 39', postal: '9711 LM', city: 'Groningen', country: 'NL', phone: '+31 6 00000036', color: '#f6d3cf', locale: 'nl' },
  { key: 'daan', email: 'daan@example.org', nickname: 'daan_peters', firstname: 'Daan', lastname: 'Peters', street: 'Van Welderenstraat 58', postal: '6511 KS', city: 'Nijmegen', country: 'NL', phone: '+31 6 00000048', color: '#c9ead6', locale: 'nl' },
  { key: 'els', email: 'els@example.org', nickname: 'els_hendrix', firstname: 'Els', lastname: 'Hendrix', street: 'Rechtstraat 27', postal: '6221 BT', city: 'Maastricht', country: 'NL', phone: '+31 6 00000060', color: '#dcd6f2', locale: 'nl' },

  // Great Britain.
  { key: 'hannah', email: 'hannah@example.org', nickname: 'hannah_clarke', firstname: 'Hannah', lastname: 'Clarke', street: '48 Wilton Way', postal: 'E8 3PN', city: 'London', country: 'GB', phone: '+44 20 79460118', color: '#f3cfe0', locale: 'en' },
  { key: 'tom', email: 'tom@example.org', nickname: 'tom_ashworth', firstname: 'Tom', lastname: 'Ashworth', street: '112 Gloucester Road', postal: 'BS7 8AA', city: 'Bristol', country: 'GB', phone: '+44 117 4960127', color: '#cfe8e6', locale: 'en' },
  { key: 'fiona', email: 'fiona@example.org', nickname: 'fiona_macleod', firstname: 'Fiona', lastname: 'MacLeod', street: '31 Constitution Street', postal: 'EH6 6JD', city: 'Edinburgh', country: 'GB', phone: '+44 131 4960133', color: '#e9dcc9', locale: 'en' },
];
