/** Names of one hockey nation. `share` is out of 1,000 players. */
export interface NamePool {
  readonly country: string;
  readonly share: number;
  readonly first: readonly string[];
  readonly last: readonly string[];
}

const words = (text: string): string[] => text.trim().split(/\s+/);

/** No recent NHL player has one of these family names, so that generated players are not mistaken for real ones. */
export const NAME_POOLS: readonly NamePool[] = [
  {
    country: 'CAN',
    share: 330,
    first:
      words(`Adam Aidan Blake Braden Brett Callum Carson Chase Cody Colby Connor Dawson Declan Derek Dylan Easton Eli Ethan Evan Gavin Graham Griffin
      Harrison Hayden Hudson Hunter Ian Jake Jared Jordan Josh Keegan Kieran Kyle Landon Levi Liam Logan Lucas Mason Matt Nate Nolan Owen Parker Quinn Reid
      Riley Rory Ryan Scott Seth Shane Spencer Tanner Taylor Travis Tristan Ty Wade Wyatt Zach`),
    last: words(`Abernethy Ainsworth Alderdice Applegarth Ardagh Baldock Balfoure Bannerby Barrowman Beddoe Birkholme Blackthorne Bowmore Brackendale Braithwell Broadfoot
      Bruntland Carrodus Chadderton Claremount Clutterham Cobbledick Corrigall Crossfield Cuthbertson Dalgleish Dalrymple Dinwoodie Drumheller Dunphail
      Eastlake Fairbairn Fenwicke Ferncliffe Fothergill Galbraithe Garrowby Gillanders Glenister Gorrell Greyeyes Haldane Hallisey Harkness Hawksworth Hazelgrove
      Inglewood Iverach Jamieson-Roy Kellaway Kilbride Kinnaird Lanigan-Hart Leckie Lockerby Lonsdale Macalister Mackerrow Maclachlan MacQuarrie Marchbank McAndlish
      McCorkindale McDiarmid McElhinney-Ross McFadyen McGillicuddy McIlwraith McLatchie McPhedran McSorland Merriweather Millbrook Mossgrove Muirhead Netherby
      Northcott Oakhurst Ollerenshaw Osbaldeston Pemberley Pettigrew-Lang Pinkney Quarrington Ravensdale Redfearn Rosebrugh Sandiford Scobie Shearwood Silverthorne Skelmore
      Strachan-Bell Summerhayes Tannahill Thistlewood Threlfall Tillicum Tranmere Urquhart Vandersloot Wainwright Waskahat Westhaver Whitcombe Winterbourne Wrathall
      Yarwood Yellowknee`),
  },
  {
    country: 'CAN',
    share: 80,
    first:
      words(`Alexandre Anthony Antoine Cédric Charles-Antoine Christophe Émile Étienne Félix Francis Frédéric Gabriel Guillaume Hugo Jean-Christophe Jérémie Julien Loïc
      Louis-Philippe Marc-Olivier Mathis Maxime Médéric Nathan Olivier Philippe Raphaël Rémi Samuel Simon Théo Tristan Vincent Xavier Zachary`),
    last: words(`Archambeault Aubuchon Beauséjour Bellerose Bergevine Boisclair Bonsecours Bourgouin Brisebois-Roy Cadieux Champoux Charlebois Chênevert Courtemanche Dandurand
      Desforges Deshaies Duhaime-Côté Dutilly Falardeau Fontaine-Roy Gadbois Gendreau Grandmaison Guertin Hétu Jolicœur Lachapelle Ladouceur-Roy Lafrenière-Côté       Lamontagne Laurendeau Lavertu Malenfant Marchildon Massicotte Monfette Ouimet Paradis-Roy Quesnel Rivest Sansregret Séguinot Thériault Trottier-Roy
      Vadeboncœur Vaillancourt Villemure`),
  },
  {
    country: 'USA',
    share: 275,
    first:
      words(`AJ Alex Andrew Austin Beau Ben Bobby Brady Brendan Brock Bryce Caleb Charlie Chris Christian Colin Cole Cooper Cutter Danny Drew Dominic Frank Gabe Grant
      Henry Isaac Jack Jackson Jamie Jimmy Joey John Justin Kevin Luke Marcus Max Michael Mitch Nick Noah Patrick Pete Rutger Sam Sean Sonny Tommy Trevor Tyler Vinny Will
      Zane`),
    last: words(`Abbotsley Ackerdyke Alvarsson-Reed Amberson Balistreri Bellinghausen Bernhagen Bielecki-Ross Blaszkowski Bradenburg Brinkmeyer Buchholder Callaghan-Price Carabetta
      Castigliano Ciccolella Clearwater Colangelo-May Cordray Crowninshield DeMarchi DiBenedetto Dombrosky Doverspike Duffield Eggersdorf Ellingboe Fahrenkrog Fairweather Fasulo
      Finnerty-Cole Fitzmorris Gallivan Gambucci Gentilozzi Gilhooley Goldthwaite Grabowsky Grunewald Haggblom Halvorsen-Day Hammerschlag Hathcock Hegseth Hennepin Hogarth-Lee
      Houlihan-Burke Hunnewell Isaacson-Ray Jablonsky Jorgenstad Kaczmarski Kettleson Kilrain Klobuchar-Ness Koskinas Kowalchick Krzyzanek Lachlan-Frost Langenfeld Leinbaugh Lindemuth
      Lippincott Loughridge Lundergaard Magnanti Malloy-Finn Marcangelo Mastrangelo Mayhugh McAuliffe-Dunn Meriden Minnicks Mondello Mulqueen Nygaard-Hill O'Dwyer-Kane O'Halloran
      O'Malleyson Oberstar Oglethorpe Pallischeck Pennyworth Petrocelli Pfannenstiel Quattrone Radcliffe-Moss Rasmusson-Holt Ridgeway Rosselli-Grant Rumschlag Sachtjen Schallenberg Scheunemann
      Sculley-Marsh Shaughnesy Skogrand Sorrentino-Bly Spadafora Stablein Steinhauser Strandquist Sundvold Tavernier-Cross Thorsgaard Tomashevski Tuckahoe Underkofler VanDenbrook Vecchiarelli Voss-Tanner
      Waldschmidt Wellborn-Pike Wiederholt Winthrop Wojtowicz-Ames Yanchek Zabransky Zielinsky-Ford`),
  },
  {
    country: 'SWE',
    share: 95,
    first:
      words(`Albin Alfred Anton Arvid Axel Edvin Emil Erik Filip Gustav Hampus Hannes Hugo Isak Jesper Joel Johan Jonatan Kalle Lias Linus Ludvig Malte Melker Melvin Mattias
      Nils Noel Oskar Pontus Rasmus Simon Theodor Tobias Viggo Viktor Ville William`),
    last: words(`Adelsköld Almkvistsson Askengren Bergsåker Björkfors Blomsterberg Boströmsson Brandelius Dalhammar Edlingsson Ekdahlén Engelbrektsson Falkenby Flodmark Fornander Frostensson
      Granhammar Grönvik Gyllenström Hallstensson Hedenskog Hjalmarström Hörnqvarn Isaksröd Kjellander Klingfors Kvarnlöf Lagerhielm Liljenberg Lindhagen Lövenskär Malmstierna Mörkvik
      Nordenstam Norrbäcker Nyblomsten Odhnerström Palmgrenius Rosenkvarn Rydbeckar Sandahlsson Silfverhjelm Sjökvarn Skarpnäs Skogsfors Stenhammar Strömkvist Söderkulla Tegnérsson Torstenfelt
      Vallgårda Västerskog Wahlfors Wennersten Åkerhjelm Ängelsberg Öberghall Östlundh`),
  },
  {
    country: 'FIN',
    share: 60,
    first:
      words(`Aatu Akseli Aleksi Antti Arttu Atte Eemeli Eetu Elias Emil Henri Iiro Jaakko Jani Jere Jesse Joona Juho Juuso Kaapo Kalle Kasper Konsta Lassi Leevi Matias Mikko Miro Niklas Oliver
      Oskari Otto Rasmus Roni Santeri Sami Teemu Topi Tuomas Urho Valtteri Veeti Ville`),
    last: words(`Ahtisuo Alakoski Erkamaa Haapasuo Hakkarila Halmesuo Harjunpää Heinäluoma Hirvisaari Honkaperä Ilvesmäki Jääskeläs Kaivonen Kallioranta Kangasharju Karjalaho Kettusalo Kivirinne Korpijärvi
      Koskiluoto Kuusiniemi Lahdensuu Lammenranta Latvasalo Lehtovirta Lintuvaara Mäntyharju Metsäranta Mustakangas Myllykoski Niittymaa Nurmivirta Paasikoski Peltovuori Pihlajasuo Pohjantähti
      Rantakallio Rautavuori Ruohosalmi Saarikivi Salmijoki Suomalaho Taivalkoski Tammisuo Tuomivaara Uusipelto Valkeakari Vehkalahti Vuorensyrjä Ylikangas Yrjänäinen`),
  },
  {
    country: 'RUS',
    share: 55,
    first:
      words(`Alexei Anatoli Andrei Anton Arseni Artemi Arkadi Bogdan Daniil Denis Dmitri Egor Fyodor Georgi Gleb Grigori Igor Ilya Ivan Kirill Konstantin Leonid Maksim Matvei Mikhail Nikita Nikolai Oleg
      Pavel Roman Ruslan Semyon Sergei Stepan Timofei Vadim Valeri Vasili Viktor Vladimir Yaroslav Yegor`),
    last: words(`Abakumtsev Akhmadeev Alyabyev Arzhanov Belogorov Berestov Bogoslovsky Chernigin Chulkov Dobrolyubov Dolgorukin Drozdetsky Fedulov Gorodetsin Gromyshev Izvekov Kaverzin Kholodov
      Kondratenkov Kosulin Kruglikov Kurbatov Lebyadkin Lomovtsev Malinkov Medyantsev Mokrousov Neverovin Obolensky Olenichev Ostroukhov Pankratyev Peresvetin Polyanichko Pryakhin Rodimtsev Ryabushkin Savrasov
      Sedelnik Shapovalenko Skvortsin Solovyanov Sukhodolin Tikhomirin Tsvetaykov Ulyashev Velikanov Vorotyntsev Yasenev Yurasov Zaikovsky Zhilinsky`),
  },
  {
    country: 'CZE',
    share: 38,
    first:
      words(`Adam Daniel David Dominik Filip Hynek Jakub Jan Jaroslav Jiří Josef Karel Kryštof Libor Lukáš Marek Martin Matěj Michal Milan Ondřej Patrik Pavel Petr Radim Roman Šimon Štěpán Tomáš Vít Vojtěch
      Zdeněk`),
    last: words(`Bartůněk Benešovský Blahout Brychta Čapek Čermáček Doležílek Drahokoupil Dvorník Havelčík Hlaváčkovec Holoubek Hrabánek Jelenovský Jindřichovec Kalivoda Klokočník Kolářík Koudelník Kozlovec Krutina Kubíček
      Lipenský Macháčkovec Mareček Matoušek Mlynařík Navrátilec Nezvalík Novotníček Ohnivec Pokornýk Rybníčka Ševčíček Skřivánek Slavíček Šafařík Trnavský Vaňouček Vodičkovec Zahradník Zelenkovec`),
  },
  {
    country: 'SVK',
    share: 16,
    first: words(
      `Adam Andrej Boris Dušan Filip Ivan Jakub Ján Juraj Kristián Ladislav Ľuboš Marek Marián Matej Michal Milan Oliver Peter Rastislav Richard Samuel Šimon Tomáš`,
    ),
    last: words(
      `Balážik Bartoška Belanský Cibuľa Dubnický Ďurčanský Gašparík Hronský Jurčovič Kameniar Kováčovec Krivánsky Liptovec Machovič Mišánik Pastierik Podhradský Roháčik Slovinec Tatarčík Vrabček Žitňan`,
    ),
  },
  {
    country: 'GER',
    share: 14,
    first: words(
      `Alexander Bastian Benedikt Dominik Fabian Felix Florian Jakob Jonas Julian Kilian Korbinian Leon Lorenz Luis Lukas Marcel Maximilian Moritz Niklas Paul Philipp Sebastian Tobias Valentin`,
    ),
    last: words(`Achterberg Birkenfeld Brandhuber Dorfmeister Eichinger Falkenrath Grünwalder Hasenöhrl Holzapfel Kaltenegger Lindenthal Mühlbacher Oberländer Rauscher Reitmayer Sonnleitner Steinbrecher Tannhäuser Waldhauser
      Ziegelmeier`),
  },
  {
    country: 'SUI',
    share: 14,
    first: words(
      `Andrin Beat Damian Dario Elia Fabrice Gian Jan Janis Joël Lian Lino Livio Loris Luca Marco Nando Nico Noah Reto Robin Sandro Silvan Simon Tim Yannick`,
    ),
    last: words(
      `Aeschbacher Allemann Berchtold Bodenmann Brunnschweiler Caflisch Eggimann Flückiger Gasparini Hürlimann Inderbitzin Käserli Lauterburg Mettler Oberholzer Rüegsegger Schönenberger Tschannen Walliser Zumstein`,
    ),
  },
  {
    country: 'LAT',
    share: 7,
    first: words(
      'Artūrs Eduards Emīls Gustavs Jānis Kristaps Mārtiņš Markuss Matīss Miks Oskars Ralfs Rihards Roberts Toms',
    ),
    last: words(
      'Ābeltiņš Dārziņš Ezermanis Kalnozols Krūmiņš Lapsiņš Ozolnieks Priedkalns Rudzītis Upesleja Vītoliņš Zariņkalns',
    ),
  },
  {
    country: 'DEN',
    share: 6,
    first: words(
      'Anders Christoffer Emil Frederik Jeppe Jonas Lasse Magnus Mathias Mikkel Morten Nikolaj Oscar Rasmus Søren',
    ),
    last: words(
      'Bøgelund Damgård Ejlersen Fuglsang Grønbech Højbjerg Kjærgaard Lindegård Nørregaard Overgård Skovmand Tøttrup Vestergård',
    ),
  },
  {
    country: 'NOR',
    share: 4,
    first: words(
      'Eirik Emil Håkon Henrik Jonas Kristian Magnus Markus Martin Mathias Sander Sindre Stian Tobias Vegard',
    ),
    last: words(
      'Bjørnstad Fjellheim Granlien Haugerud Kvalheim Lillestøl Myrvold Nordskog Skogheim Solbakk Storløkken Tveitan',
    ),
  },
  {
    country: 'AUT',
    share: 3,
    first: words('Clemens Dominic Fabio Florian Lukas Manuel Mario Matthias Raphael Stefan Thomas'),
    last: words('Achleitner Brunnhofer Gruberbauer Kirchschlager Obernosterer Pichlmaier Steindlegger'),
  },
  {
    country: 'BLR',
    share: 3,
    first: words('Aleksei Artsyom Danila Dzmitry Ihar Ilya Kiryl Maksim Pavel Siarhei Uladzimir Yahor'),
    last: words('Barysevich Hrabouski Karatkevich Lukashonak Mikhalchuk Navumchyk Stasevich Yermalovich'),
  },
];
