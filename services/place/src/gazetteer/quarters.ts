/** A quarter of a large town with its postal codes; its place comes from GeoNames by name, or is given to about a kilometre. */
export type Quarter = readonly [name: string, codes: string, lat?: number, lng?: number];

/**
 * The package of German postal codes has no coordinates, so all codes of a town would lie in its middle: a kilometre or two
 * off elsewhere, twenty in the four largest. For these it is written down which quarter a code mostly belongs to. An imported
 * dump knows better and replaces this.
 */
export const quarters: Readonly<Record<string, readonly Quarter[]>> = {
  // Berlin
  g2950159: [
    ['Mitte', '10115 10117 10119 10178 10179'], ['Friedrichshain', '10243 10245 10247 10249'], ['Friedrichsfelde', '10315 10319'], ['Rummelsburg', '10317'],
    ['Karlshorst', '10318'], ['Lichtenberg', '10365'], ['Fennpfuhl', '10367 10369'], ['Prenzlauer Berg', '10405 10407 10409 10435 10437 10439'],
    ['Moabit', '10551 10553 10555 10559'], ['Hansaviertel', '10557'], ['Charlottenburg', '10585 10587 10589 10623 10625 10627 10629 14057 14059'],
    ['Halensee', '10709 10711'], ['Wilmersdorf', '10707 10713 10715 10717 10719 14197'], ['Tiergarten', '10785'],
    ['Schöneberg', '10777 10779 10781 10783 10787 10789 10823 10825 10827 10829'], ['Kreuzberg', '10961 10963 10965 10967 10969 10997 10999'],
    ['Neukölln', '12043 12045 12047 12049 12051 12053 12055 12057 12059'], ['Tempelhof', '12099 12101 12103'], ['Mariendorf', '12105 12107 12109'],
    ['Friedenau', '12159 12161'], ['Steglitz', '12157 12163 12165 12167 12169'], ['Lichterfelde', '12203 12205 12207 12209'], ['Lankwitz', '12247 12249'],
    ['Marienfelde', '12277 12279'], ['Lichtenrade', '12305 12307 12309'], ['Britz', '12347 12359'], ['Buckow', '12349'], ['Gropiusstadt', '12351 12353'],
    ['Rudow', '12355 12357'], ['Alt-Treptow', '12435'], ['Baumschulenweg', '12437'], ['Niederschöneweide', '12439'], ['Oberschöneweide', '12459'],
    ['Johannisthal', '12487'], ['Adlershof', '12489'], ['Altglienicke', '12524'], ['Bohnsdorf', '12526'], ['Grünau', '12527'], ['Köpenick', '12555 12557'],
    ['Müggelheim', '12559'], ['Friedrichshagen', '12587'], ['Rahnsdorf', '12589'], ['Hellersdorf', '12619 12627 12629'], ['Kaulsdorf', '12621'],
    ['Mahlsdorf', '12623'], ['Marzahn', '12679 12681 12685 12687 12689'], ['Biesdorf', '12683'], ['Alt-Hohenschönhausen', '13053 13055'],
    ['Neu-Hohenschönhausen', '13051 13057 13059'], ['Weißensee', '13086 13088'], ['Heinersdorf', '13089'], ['Buch', '13125'],
    ['Französisch Buchholz', '13127'], ['Blankenburg', '13129'], ['Niederschönhausen', '13156'], ['Rosenthal', '13158'], ['Blankenfelde', '13159'],
    ['Pankow', '13187 13189'], ['Wedding', '13347 13349 13351 13353'], ['Gesundbrunnen', '13355 13357 13359'], ['Reinickendorf', '13403 13405 13407 13409'],
    ['Wittenau', '13437'], ['Märkisches Viertel', '13435 13439'], ['Frohnau', '13465'], ['Hermsdorf', '13467'], ['Waidmannslust', '13469'],
    ['Heiligensee', '13503'], ['Konradshöhe', '13505'], ['Tegel', '13507 13509'], ['Spandau', '13581 13583 13585 13597'], ['Hakenfelde', '13587'],
    ['Falkenhagener Feld', '13589'], ['Staaken', '13591'], ['Wilhelmstadt', '13593 13595'], ['Haselhorst', '13599'], ['Charlottenburg-Nord', '13627'],
    ['Siemensstadt', '13629'], ['Westend', '14050 14052 14053 14055'], ['Kladow', '14089'], ['Wannsee', '14109'], ['Nikolassee', '14129'],
    ['Zehlendorf', '14163 14165 14167 14169'], ['Grunewald', '14193'], ['Dahlem', '14195'], ['Schmargendorf', '14199'],
  ],
  // Hamburg
  g2911298: [
    ['Hamburg-Altstadt', '20095'], ['Hammerbrook', '20097'], ['St. Georg', '20099'], ['Harvestehude', '20144 20149'], ['Rotherbaum', '20146 20148'],
    ['Eppendorf', '20249 20251'], ['Hoheluft-Ost', '20253'], ['Eimsbüttel', '20255 20257 20259'], ['Neustadt', '20354 20355 20459'], ['Sternschanze', '20357'],
    ['St. Pauli', '20359'], ['HafenCity', '20457'], ['Hamm', '20535 20537'], ['Rothenburgsort', '20539'], ['Bergedorf', '21029 21031 21033'],
    ['Allermöhe', '21035'], ['Ochsenwerder', '21037'], ['Kirchwerder', '21039'], ['Harburg', '21073 21075 21079'], ['Eißendorf', '21077'],
    ['Wilhelmsburg', '21107 21109'], ['Neuenfelde', '21129'], ['Hausbruch', '21147'], ['Neugraben-Fischbek', '21149'], ['Wandsbek', '22041 22045 22047'],
    ['Marienthal', '22043'], ['Dulsberg', '22049'], ['Barmbek-Süd', '22081 22083 22085 22087'], ['Eilbek', '22089'], ['Horn', '22111'], ['Billbrook', '22113'],
    ['Billstedt', '22115 22117 22119'], ['Rahlstedt', '22143 22145 22147 22149'], ['Farmsen-Berne', '22159'], ['Steilshoop', '22175 22177 22179'],
    ['Alsterdorf', '22297'], ['Winterhude', '22299 22301 22303'], ['Barmbek-Nord', '22305 22307 22309'], ['Fuhlsbüttel', '22335'], ['Ohlsdorf', '22337'],
    ['Hummelsbüttel', '22339'], ['Volksdorf', '22359'], ['Wellingsbüttel', '22391'], ['Sasel', '22393'], ['Bergstedt', '22395'], ['Duvenstedt', '22397'],
    ['Poppenbüttel', '22399'], ['Langenhorn', '22415 22417 22419'], ['Niendorf', '22453 22455'], ['Schnelsen', '22457 22459'], ['Eidelstedt', '22523 22527'],
    ['Stellingen', '22525 22529'], ['Lurup', '22547'], ['Osdorf', '22549'], ['Rissen', '22559'], ['Blankenese', '22587'], ['Sülldorf', '22589'],
    ['Othmarschen', '22605'], ['Groß Flottbek', '22607'], ['Nienstedten', '22609'], ['Altona-Nord', '22761 22769'], ['Ottensen', '22763 22765'],
    ['Altona-Altstadt', '22767'], ['Neuwerk', '27499', 53.92, 8.5],
  ],
  // München
  g2867714: [
    ['Altstadt', '80331', 48.137, 11.575], ['Maxvorstadt', '80333 80335 80798 80799', 48.148, 11.568], ['Ludwigsvorstadt', '80336 80337', 48.132, 11.56],
    ['Schwanthalerhöhe', '80339', 48.138, 11.54], ['Isarvorstadt', '80469', 48.13, 11.573], ['Lehel', '80538 80539', 48.141, 11.587],
    ['Neuhausen', '80634 80636 80637', 48.155, 11.538], ['Nymphenburg', '80638 80639', 48.157, 11.51], ['Laim', '80686 80687 80689', 48.139, 11.5],
    ['Schwabing', '80796 80797 80801 80802 80803 80804 80805', 48.166, 11.58], ['Milbertshofen', '80807 80809', 48.185, 11.572],
    ['Hasenbergl', '80933 80935', 48.213, 11.557], ['Freimann', '80937 80939', 48.2, 11.605], ['Moosach', '80992 80993', 48.181, 11.513],
    ['Feldmoching', '80995', 48.212, 11.535], ['Allach', '80997 80999', 48.195, 11.462], ['Pasing', '81241 81247', 48.15, 11.461],
    ['Aubing', '81243 81245 81249', 48.155, 11.414], ['Sendling', '81369 81371 81373 81379', 48.117, 11.543], ['Hadern', '81375 81377', 48.113, 11.482],
    ['Fürstenried', '81475 81476', 48.088, 11.487], ['Solln', '81477 81479', 48.08, 11.517], ['Giesing', '81539 81541 81549', 48.11, 11.595],
    ['Au', '81543', 48.117, 11.576], ['Harlaching', '81545 81547', 48.093, 11.565], ['Haidhausen', '81667 81669', 48.129, 11.6],
    ['Berg am Laim', '81671 81673', 48.125, 11.63], ['Bogenhausen', '81675 81677 81679', 48.144, 11.618], ['Perlach', '81735 81737 81739', 48.1, 11.64],
    ['Trudering', '81825 81827 81829', 48.12, 11.675], ['Oberföhring', '81925 81927 81929', 48.166, 11.63],
  ],
  // Köln
  g2886242: [
    ['Altstadt Nord', '50667 50668'], ['Neustadt/Nord', '50670 50672'], ['Neustadt/Süd', '50674 50677'], ['Altstadt Sud', '50676 50678'], ['Deutz', '50679'],
    ['Nippes', '50733'], ['Riehl', '50735'], ['Weidenpesch', '50737', 50.977, 6.949], ['Bilderstöckchen', '50739'], ['Chorweiler', '50765', 51.02, 6.9],
    ['Pesch', '50767', 50.995, 6.88], ['Worringen', '50769', 51.055, 6.885], ['Neuehrenfeld', '50823 50825'], ['Ossendorf', '50827'], ['Mengenich', '50829'],
    ['Weiden', '50858 50859', 50.94, 6.83], ['Lindenthal', '50931 50935', 50.928, 6.91], ['Braunsfeld', '50933', 50.939, 6.893], ['Sülz', '50937', 50.913, 6.922],
    ['Klettenberg', '50939', 50.905, 6.935], ['Bayenthal', '50968'], ['Zollstock', '50969', 50.903, 6.943], ['Rodenkirchen', '50996'],
    ['Meschenich', '50997', 50.858, 6.95], ['Sürth', '50999', 50.865, 7.01], ['Stammheim', '51061', 50.99, 6.998], ['Mülheim', '51063 51065'],
    ['Holweide', '51067', 50.968, 7.05], ['Dellbrück', '51069', 50.978, 7.07], ['Kalk', '51103'], ['Humboldtkolonie', '51105'], ['Ostheim', '51107'],
    ['Merheim', '51109', 50.95, 7.045], ['Porz am Rhein', '51143'], ['Eil', '51145'], ['Wahn-Heide', '51147'], ['Gremberghoven', '51149'],
  ],
};
