import type { DemoRequest } from '../types.js';
import { ask, c, completed, creatorSays, days, hours, v, vendorSays } from './parts.js';

/** What has been lent and returned in and around Köln. */
export const pastKoeln: readonly DemoRequest[] = [
  // Jana
  ask(
    { offer: 'beamer-ehrenfeld', creator: 'murat', period: days(-96, -95), pricing: 1, sent: 101 },
    [
      c('Hallo Jana, wir wollen am Samstag im Hof das Endspiel zeigen. Ist der Beamer noch frei?'),
      v('Ist er. Nimmst du die Leinwand auch? Die ist zwei Meter breit.'),
      c('Gern beides. Ein Kasten Kölsch steht dann bei dir vor der Tür.'),
    ],
    completed(
      creatorSays(
        5,
        'Alles erklärt, alles dabei, sogar ein Verlängerungskabel. Das Bild war bis in die letzte Reihe gut.',
      ),
      vendorSays(5, 'Pünktlich, sauber, und der Kasten war kalt. Jederzeit wieder.'),
    ),
  ),
  ask(
    { offer: 'beamer-ehrenfeld', creator: 'lena', period: days(-61, -59), sent: 68 },
    [
      c('Für den Filmabend unserer Hausgemeinschaft bräuchten wir den Beamer Freitag und Samstag. Geht das?'),
      v('Geht. Habt ihr einen Lautsprecher? Der eingebaute ist draußen zu leise.'),
      c('Haben wir. Ich hole ihn Freitag gegen fünf.'),
    ],
    completed(
      creatorSays(5, 'Unkompliziert und freundlich. Leinwand war wirklich in fünf Minuten aufgebaut.'),
      vendorSays(5, 'Nette Übergabe, alles vollständig zurück.'),
    ),
  ),
  ask(
    { offer: 'beamer-ehrenfeld', creator: 'stefan', period: days(-24, -22), sent: 30 },
    [
      c(
        'Guten Tag, wir zeigen auf dem sechzigsten Geburtstag meines Bruders alte Bilder. Wäre das Wochenende noch zu haben?',
      ),
      v('Ja, es hat gerade jemand abgesagt. Braucht ihr HDMI oder VGA?'),
      c('HDMI. Danke, ich komme Freitag nach der Arbeit vorbei.'),
    ],
    completed(creatorSays(4, 'Hat wunderbar geklappt. Der Lüfter vom Beamer ist etwas laut, aber das stand auch da.')),
  ),
  ask(
    { offer: 'raclette-ehrenfeld', creator: 'aylin', period: days(-140, -138), sent: 147 },
    [
      c('Hi! Wir sind zehn, acht Pfännchen reichen, zwei essen nur Kartoffeln. Ist das Raclette da?'),
      v('Ist da. Die Kartoffelfraktion kenne ich. Spende geht ans Tierheim, wie beschrieben.'),
      c('Perfekt, passt uns gut.'),
    ],
    completed(
      creatorSays(5, 'Blitzsauber, schnelle Antwort. Schön, dass die Leihgebühr ans Tierheim geht.'),
      vendorSays(5, 'Stein abgezogen, Pfännchen gespült. So wünscht man sich das.'),
    ),
  ),
  ask(
    { offer: 'naehmaschine-ehrenfeld', creator: 'katrin', period: days(-118, -111), pricing: 1, sent: 124 },
    [
      c('Liebe Jana, ich möchte Vorhänge kürzen, insgesamt achtzehn Meter. Schafft deine Maschine dicken Leinenstoff?'),
      v('Mit einer Neunziger Nadel ja, ich lege dir drei dazu.'),
      c('Dann nehme ich sie gern für eine Woche.'),
      v('Ich zeige dir beim Abholen das Einfädeln, dann läuft es.'),
    ],
    completed(
      creatorSays(
        5,
        'Die Maschine ist ein Panzer im besten Sinn. Und Jana hat mir nebenbei den Saumstich beigebracht.',
      ),
      vendorSays(5, 'Hat die Maschine geölt zurückgebracht, das macht sonst niemand.'),
    ),
  ),
  ask(
    { offer: 'lichterkette-ehrenfeld', creator: 'miriam', period: days(-75, -72), sent: 83 },
    [
      c('Wir feiern Konfirmation im Garten und hätten gern die fünfzig Meter.'),
      v('Gern. Habt ihr Bäume oder braucht ihr Haken für die Wand?'),
      c('Zwei Apfelbäume und ein Schuppen, das müsste gehen.'),
    ],
    completed(creatorSays(4, 'Sah zauberhaft aus. Zwei Birnen waren dunkel, aber Ersatz lag in der Kiste.')),
  ),
  ask(
    { offer: 'feuerschale-ehrenfeld', creator: 'ole', period: days(-40, -39), sent: 44 },
    [
      c('Moin, ist die Schale am Samstag frei? Wir sitzen zu zwölft im Hof.'),
      v('Frei. Holz habe ich auch noch, ein Sack reicht für den Abend.'),
      c('Den nehme ich dazu.'),
    ],
    completed(
      creatorSays(4, 'Die Schale trägt man besser zu zweit. Schön ist sie, und das Holz war knochentrocken.'),
      vendorSays(4, 'Alles gut, nur etwas Asche war noch drin.'),
    ),
  ),
  ask(
    { offer: 'babyschale-ehrenfeld', creator: 'paul', period: days(-52, -45), pricing: 1, sent: 60 },
    [
      c('Meine Schwester kommt mit dem Baby aus Oslo und fliegt ohne Schale. Eine Woche wäre ideal.'),
      v('Passt. Welches Auto habt ihr? Dann schaue ich, ob die Station auf die Rückbank geht.'),
      c('Einen Golf von 2016.'),
      v('Geht. Ich prüfe den Sitz mit euch zusammen.'),
    ],
    completed(
      creatorSays(5, 'Jana ist extra mit ans Auto gekommen und hat alles kontrolliert. Sehr beruhigend.'),
      vendorSays(5, 'Sorgfältig und herzlich. Das Foto vom Baby hat sich gelohnt.'),
    ),
  ),
  ask(
    { offer: 'akkubohrer-ehrenfeld', creator: 'marlene', period: hours(-33, '17:00', 2), pricing: 1, sent: 35 },
    [
      c(
        'Hallo Jana, im Büro hängt ein Regal schief, mir fehlen zwei Dübel und ein Schrauber. Morgen Abend zwei Stunden?',
      ),
      v('Komm vorbei, Dübel gebe ich dir mit.'),
    ],
    completed(
      creatorSays(5, 'Regal hängt. Danke für die Dübel.'),
      vendorSays(5, 'Nach zwei Stunden wieder da, wie versprochen.'),
    ),
  ),

  // Murat
  ask(
    { offer: 'bohrhammer-ehrenfeld', creator: 'jana', period: days(-131, -130), pricing: 1, sent: 134 },
    [
      c('Murat, ich muss eine Markise in Beton dübeln. Ist der Bohrhammer Donnerstag frei?'),
      v('Ja klar. Sixpack Malzbier bitte, ich faste gerade.'),
      c('Bekommst du.'),
    ],
    completed(
      creatorSays(5, 'Geht durch Beton wie versprochen. Bohrer waren alle scharf.'),
      vendorSays(5, 'Nachbarin, wie man sie sich wünscht.'),
    ),
  ),
  ask(
    { offer: 'bohrhammer-ehrenfeld', creator: 'aylin', period: days(-70, -67), sent: 75 },
    [
      c('Guten Abend, wir bauen das Kinderzimmer um. Drei Tage, auch mit Meißel. Ist der dabei?'),
      v('Zwei Meißel sind im Koffer. Brille und Gehörschutz lege ich drauf.'),
      c('Super, hole ihn morgen um acht.'),
    ],
    completed(creatorSays(4, 'Der Bohrhammer hat mehr Kraft als ich, über Kopf wird er schwer. Beratung prima.')),
  ),
  ask(
    { offer: 'transporter-ehrenfeld', creator: 'lena', period: days(-88, -87), sent: 97 },
    [
      c('Wir ziehen von Mülheim nach Deutz, ein Tag reicht. Sind die Decken wirklich dabei?'),
      v('Zehn Stück, dazu Gurte und Sackkarre. Tank bitte voll zurück.'),
      c('Versprochen. Ich hole ihn um sieben.'),
      v('Schlüssel liegt bei mir, Klingel ganz oben.'),
    ],
    completed(
      creatorSays(5, 'Wagen sauber, elf Kubik waren genau richtig. Murat hat uns sogar einen Parkplatz freigehalten.'),
      vendorSays(5, 'Vollgetankt und ausgefegt. Mehr geht nicht.'),
    ),
  ),
  ask(
    { offer: 'transporter-ehrenfeld', creator: 'marlene', period: hours(-19, '13:00', 4), pricing: 1, sent: 23 },
    [
      c('Wir holen am Nachmittag drei Schreibtische aus Kalk. Vier Stunden müssten reichen.'),
      v('Passt, ich bin bis eins selbst unterwegs. Kannst du ihn am Ring übernehmen?'),
      c('Ja, das ist für uns sogar näher.'),
    ],
    completed(
      creatorSays(4, 'Übergabe eine Viertelstunde später, sonst alles bestens.'),
      vendorSays(5, 'Stand pünktlich wieder vor der Tür, kein Kratzer am Transporter.'),
    ),
  ),
  ask(
    { offer: 'bierzelt-ehrenfeld', creator: 'heinz', period: days(-47, -46), sent: 55 },
    [
      c('Tach Murat, der Kegelverein wird fünfzig. Drei Garnituren für Sonntag?'),
      v('Für dich immer, Heinz. Kasten trinken wir zusammen.'),
    ],
    completed(
      creatorSays(5, 'Astrein. Und der Kasten ist auch leer.'),
      vendorSays(5, 'Der Heinz bringt die Bänke sauberer zurück, als er sie holt.'),
    ),
  ),
  ask(
    { offer: 'egitarre-ehrenfeld', creator: 'ole', period: days(-159, -145), pricing: 1, sent: 165 },
    [
      c('Mein Neffe ist zwei Wochen da und will in eine Band. Ist sie für Anfänger geeignet?'),
      v('Genau dafür. Ich ziehe dünne Saiten auf, das schont die Finger.'),
      c('Dann nehmen wir sie für zwei Wochen.'),
    ],
    completed(creatorSays(4, 'Der Neffe will jetzt eine eigene. Gitarre top, der Verstärker brummt ein bisschen.')),
  ),
  ask(
    { offer: 'partybox-ehrenfeld', creator: 'katrin', period: days(-12, -11), sent: 17 },
    [
      c('Hallo, für ein Gartenfest mit dreißig Leuten, reicht die Lautstärke?'),
      v('Locker. Nach zehn bitte leiser, das ist meine einzige Regel.'),
      c('Das ist auch die Regel meiner Mutter.'),
    ],
    completed(),
  ),

  // Heinz
  ask(
    { offer: 'familienzelt-nippes', creator: 'jana', period: days(-110, -106), sent: 120 },
    [
      c(
        'Lieber Herr Schmitz, wir fahren mit drei Kindern an den Laacher See. Ist das Zelt über das lange Wochenende frei?',
      ),
      v('Ist es. Sag Heinz. Habt ihr eine Luftpumpe? Sonst geb ich meine mit.'),
      c('Die nehmen wir sehr gern.'),
    ],
    completed(
      creatorSays(5, 'Zwanzig Minuten Aufbau stimmen wirklich. Es hat eine Nacht geschüttet und wir lagen trocken.'),
      vendorSays(5, 'Zelt trocken und gefegt zurück. Feine Leute.'),
    ),
  ),
  ask(
    { offer: 'familienzelt-nippes', creator: 'miriam', period: days(-83, -76), pricing: 1, sent: 94 },
    [
      c('Wir würden es gern eine Woche mit nach Zeeland nehmen. Geht der Kasten auch in alkoholfrei?'),
      v('Fassbrause ist mir am liebsten. Geht klar.'),
      c('Dann bringe ich Fassbrause.'),
    ],
    completed(
      creatorSays(4, 'Viel Platz und dicht. Im Sand halten die Heringe nur mit einem Stein darauf.'),
      vendorSays(5, 'Alles gezählt, alles da.'),
    ),
  ),
  ask(
    { offer: 'familienzelt-nippes', creator: 'aylin', period: days(-31, -29), sent: 36 },
    [c('Ein Wochenende am Otto-Maigler-See, passt das?'), v('Passt. Abholen ab sechs, vorher bin ich beim Kegeln.')],
    completed(creatorSays(5, 'Sehr netter Herr, sehr gutes Zelt.')),
  ),
  ask(
    { offer: 'leiter-nippes', creator: 'murat', period: days(-56, -55), sent: 58 },
    [
      c('Heinz, die Dachrinne ist voll. Morgen die Leiter?'),
      v('Nimm auch den Gurt vom Haken. Und einer hält unten fest.'),
    ],
    completed(creatorSays(5, 'Stabil und sicher. Gurt war Gold wert.'), vendorSays(5, 'Zurück am selben Abend.')),
  ),
  ask(
    { offer: 'anhaenger-nippes', creator: 'katrin', period: days(-65, -64), sent: 70 },
    [
      c('Ich habe einen Berg Heckenschnitt. Passt das unter die Plane?'),
      v('Wenn Sie stopfen, ja. Bitte danach fegen.'),
      c('Mache ich. Mein Wagen hat dreizehn Pole.'),
      v('Der Adapter liegt in der Kiste.'),
    ],
    completed(
      creatorSays(3, 'Der Anhänger fährt sich gut, aber die Plane ist störrisch und ein Spanngummi fehlte.'),
      vendorSays(5, 'Besenrein zurück.'),
    ),
  ),
  ask(
    { offer: 'waffeleisen-nippes', creator: 'lena', period: days(-148, -147), sent: 152 },
    [
      c('Für das Kitafest am Samstag: Ist das doppelte Eisen noch frei?'),
      v('Ja. Das Rezept meiner Frau liegt dabei, halten Sie sich daran.'),
      c('Auf das Gramm genau.'),
    ],
    completed(creatorSays(5, 'Hundertzwanzig Waffeln ohne Pause. Das Rezept ist fantastisch.')),
  ),

  // Ole und Katrin
  ask(
    { offer: 'spiegelreflex-suelz', creator: 'miriam', period: days(-104, -101), sent: 112 },
    [
      c('Ich möchte auf der Taufe meiner Nichte fotografieren und bin Anfängerin. Ist das zu mutig?'),
      v('Gar nicht. Komm eine halbe Stunde früher, dann üben wir in der Küche.'),
      c('Das nehme ich gern an.'),
    ],
    completed(
      creatorSays(5, 'Ole hat sich wirklich Zeit genommen. Die Bilder hängen jetzt bei Oma.'),
      vendorSays(5, 'Vorsichtig mit der Kamera, Akkus geladen zurück.'),
    ),
  ),
  ask(
    { offer: 'kombi-suelz', creator: 'jana', period: hours(-27, '10:00', 5), pricing: 1, sent: 31 },
    [
      c('Hi Ole, ich hole in Bonn einen Küchentisch. Fünf Stunden am Samstag?'),
      v('Geht. Schick mir abends vorher deinen Führerschein, dann trage ich dich ein.'),
      c('Mache ich, danke.'),
    ],
    completed(
      creatorSays(5, 'Tisch passt, Auto läuft. Danke fürs Vertrauen.'),
      vendorSays(5, 'Getankt und heil. Was will man mehr.'),
    ),
  ),
  ask(
    { offer: 'kanadier-rodenkirchen', creator: 'stefan', period: days(-80, -78), sent: 90 },
    [
      c('Wir wollen zu dritt auf die Sieg, von Eitorf nach Hennef. Machst du dafür auch zwei Tage?'),
      v('Gern. Bei Eitorf ist wenig Wasser, setzt lieber in Windeck ein.'),
      c('Guter Hinweis, danke.'),
    ],
    completed(
      creatorSays(5, 'Boot liegt wunderbar ruhig. Der Tipp mit der Einstiegsstelle hat uns den Tag gerettet.'),
      vendorSays(5, 'Boot sauber und trocken auf dem Wagen.'),
    ),
  ),
  ask(
    { offer: 'umzugskartons-suelz', creator: 'paul', period: days(-135, -121), sent: 140 },
    [
      c('Moin Ole, ich ziehe innerhalb von Bonn um. Kann ich die Kartons zwei Wochen haben?'),
      v('Klar, hol sie mit Freunden, es sind vierzig.'),
    ],
    completed(creatorSays(3, 'Vierzig Kartons stimmt, aber bei sechs war der Boden weich. Mit Klebeband ging es.')),
  ),
  ask(
    { offer: 'epiano-lindenthal', creator: 'festwest', period: days(-50, -48), sent: 60 },
    [
      c('Guten Tag Frau Weiler, für eine freie Trauung in Brauweiler fehlt uns ein E-Piano. Wäre das möglich?'),
      v('Ja, wenn jemand mit Erfahrung es trägt. Pedal und Ständer gehören dazu.'),
      c('Unser Techniker holt es persönlich.'),
    ],
    completed(
      creatorSays(5, 'Hervorragendes Instrument, unkomplizierte Abwicklung.'),
      vendorSays(5, 'Professionell verpackt zurückgebracht, mit Blumen.'),
    ),
  ),
  ask(
    { offer: 'kuppelzelt-lindenthal', creator: 'thomas', period: days(-73, -66), pricing: 1, sent: 85 },
    [
      c('Hält es wirklich Sturm? Wir wollen an die bretonische Küste.'),
      v('Es stand in Island, als andere flogen. Spannt alle Leinen, auch wenn die Sonne scheint.'),
      c('Überzeugt.'),
    ],
    completed(
      creatorSays(5, 'Eine Nacht mit richtig Wind, nichts hat sich bewegt.'),
      vendorSays(4, 'Gut gepflegt, ein Hering kam verbogen zurück, wurde ersetzt.'),
    ),
  ),

  // Läden und Umland
  ask(
    { offer: 'lastenrad-suedstadt', creator: 'jana', period: days(-44, -42), sent: 49 },
    [
      c('Wir haben Besuch mit zwei Kleinkindern und wollen in den Zoo. Ist das lange Rad am Wochenende frei?'),
      v('Ist reserviert für dich. Komm bitte zur Einweisung, die erste Kurve fühlt sich seltsam an.'),
    ],
    completed(
      creatorSays(5, 'Nach fünf Minuten will man kein Auto mehr. Tolle Einweisung.'),
      vendorSays(5, 'Rad geladen und pünktlich zurück.'),
    ),
  ),
  ask(
    { offer: 'lastenrad-suedstadt', creator: 'aylin', period: days(-21, -19), sent: 26 },
    [
      c('Schafft der Motor den Berg nach Rodenkirchen mit zwei Kindern und Einkauf?'),
      v('Das ist kein Berg, das ist eine Brücke. Ja, locker.'),
      c('Stimmt auch wieder. Dann gern zwei Tage.'),
    ],
    completed(
      creatorSays(4, 'Sehr freundlicher Laden. Das Lastenrad fährt wunderbar, die Klingel hört nur leider niemand.'),
    ),
  ),
  ask(
    { offer: 'tandem-suedstadt', creator: 'katrin', period: days(-58, -57), sent: 63 },
    [
      c('Silberhochzeit auf dem Rad, wir sind 1,62 und 1,86 groß. Geht das?'),
      v('Ja, der Größere vorn. Wir stellen beide Sättel ein und stecken eine Blume an.'),
    ],
    completed(
      creatorSays(5, 'Bis Zons und zurück ohne Ehekrise. Die Blume war eine schöne Überraschung.'),
      vendorSays(5, 'Glückwunsch noch einmal.'),
    ),
  ),
  ask(
    { offer: 'ebike-suedstadt', creator: 'paul', period: days(-38, -31), sent: 45 },
    [
      c('Mein Auto ist eine Woche in der Werkstatt, ich pendle von Bonn nach Köln. Hält der Akku 28 Kilometer?'),
      v('Zwei Mal. Lade am besten im Büro, dann bist du nie knapp.'),
    ],
    completed(
      creatorSays(3, 'Sehr netter Service. Der Sattel ist hart, und bei Gegenwind reichte der Akku nur knapp.'),
    ),
  ),
  ask(
    { offer: 'geschirr-braunsfeld', creator: 'marlene', period: days(-67, -65), sent: 80 },
    [
      c('Für unser Sommerfest bräuchten wir Geschirr für fünfzig. Dürfen wir wirklich ungespült zurückgeben?'),
      v('Ja, nur Reste abkratzen. Kisten stehen ab 14 Uhr an der Rampe.'),
      c('Wunderbar, bis Freitag.'),
    ],
    completed(
      creatorSays(5, 'Alles gezählt, alles sauber, und das Ungespülte ist Luxus.'),
      vendorSays(5, 'Sorgfältig eingeräumt, nichts zerbrochen.'),
    ),
  ),
  ask(
    { offer: 'partyzelt-braunsfeld', creator: 'stefan', period: days(-54, -52), sent: 70 },
    [
      c('Wir sind zu viert zum Aufbauen, reicht das?'),
      v('Ja. Schaut euch vorher das Foto vom dritten Schritt an, da machen alle denselben Fehler.'),
    ],
    completed(
      creatorSays(4, 'Den Fehler haben wir trotzdem gemacht. Zelt ist prima, eine Stange war etwas verbogen.'),
      vendorSays(4, 'Zelt trocken verpackt, danke. Zwei Heringe suchen wir noch.'),
    ),
  ),
  ask(
    { offer: 'zapfanlage-braunsfeld', creator: 'heinz', period: days(-47, -46), sent: 57 },
    [
      c('Jubiläum vom Kegelverein, achtzig Liter Kölsch. Welcher Kopf passt?'),
      v('Der Flachkopf, liegt bei. CO₂ reicht für hundert Liter.'),
    ],
    completed(creatorSays(5, 'Das Kölsch lief kalt, schnell und sauber. So muss dat.')),
  ),
  ask(
    { offer: 'pa-braunsfeld', creator: 'thomas', period: days(-35, -33), sent: 48 },
    [
      c('Fünfzigster Geburtstag, etwa neunzig Leute, eine kleine Band und später Musik vom Telefon.'),
      v('Dann nehmen Sie das große Pult dazu, ohne Aufpreis. Unser Techniker zeigt es Ihnen.'),
    ],
    completed(
      creatorSays(5, 'Klang hervorragend, Einweisung verständlich auch für einen Maschinenbauer.'),
      vendorSays(4, 'Rückgabe eine Stunde später als ausgemacht, sonst bestens.'),
    ),
  ),
  ask(
    { offer: 'ruettelplatte-frechen', creator: 'miriam', period: days(-92, -90), sent: 98 },
    [
      c('Wir pflastern eine Terrasse von zwanzig Quadratmetern. Reichen zwei Tage?'),
      v('Ein Tag reicht, wenn die Pflastersteine liegen. Ich rechne zwei ab, wenn es regnet nur einen.'),
      c('Das ist fair, danke.'),
    ],
    completed(creatorSays(5, 'Fair und freundlich, und die Rüttelplatte springt beim ersten Zug an.')),
  ),
  ask(
    { offer: 'holzwerkstatt-bergisch', creator: 'ole', period: hours(-29, '10:00', 4), sent: 37 },
    [
      c('Ich möchte Klötze für einen Wackelturm sägen, vierundfünfzig Stück. Hilfst du mir beim Anschlag?'),
      v('Gern, beim ersten Mal bin ich sowieso dabei. Bring trockenes Buchenholz mit.'),
    ],
    completed(
      creatorSays(5, 'Vier Stunden, vierundfünfzig Klötze, zehn Finger. Danke, Thomas.'),
      vendorSays(5, 'Hat mitgedacht und gefegt.'),
    ),
  ),
  ask(
    { offer: 'smoker-leverkusen', creator: 'murat', period: days(-114, -113), pricing: 1, sent: 122 },
    [
      c('Ich will zum ersten Mal eine Rinderbrust machen. Zwei Kästen, wie steht es um die Temperaturtabelle?'),
      v('Liegt bei. Fang um sechs Uhr früh an, sonst essen alle um Mitternacht.'),
      c('Wecker ist gestellt.'),
    ],
    completed(
      creatorSays(5, 'Um sieben Uhr abends perfekt. Der Tipp mit dem Wecker war der wichtigste.'),
      vendorSays(5, 'Sauber ausgebrannt zurück, und ein Stück Brust gab es auch.'),
    ),
  ),
  ask(
    { offer: 'polsterreiniger-huerth', creator: 'jana', period: days(-15, -14), sent: 20 },
    [
      c('Kakao auf hellem Sofa. Gibt es Hoffnung?'),
      v('Ja, wenn du nicht reibst. Hol ihn morgen, Reiniger steht dabei.'),
    ],
    completed(
      creatorSays(4, 'Sofa gerettet. Der Sauger ist laut, aber der Tank leicht zu leeren.'),
      vendorSays(5, 'Tank geleert und gespült, vorbildlich.'),
    ),
  ),
  ask(
    { offer: 'teleskop-bonn', creator: 'katrin', period: days(-9, -7), sent: 14 },
    [
      c('Lieber Paul, mein Enkel ist da und Saturn angeblich auch. Sind zwei Nächte möglich?'),
      v('Sind sie. Packt euch warm ein und nehmt das Okular mit dem roten Ring.'),
      c('Das rote, notiert. Wir freuen uns.'),
    ],
    completed(creatorSays(5, 'Wir haben die Ringe gesehen. Er redet von nichts anderem.')),
  ),
  ask(
    { offer: 'cajon-huerth', creator: 'lena', period: days(-6, -4), sent: 11 },
    [
      c('Wir spielen am Samstag auf einem Balkonkonzert, leise. Ist das Cajón frei?'),
      v('Ja, nimm die Besen mit, dann bleibt es leise.'),
    ],
    completed(),
  ),
];
